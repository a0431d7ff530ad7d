import type { Character } from '../table.ts';
import { HEALING } from './built-in.ts';
import { inForce } from './in-force.ts';
import type { C } from './run.ts';

export { HEALING };

/** CP-KEYWORD-7: how much damage it may remove when its activation ends. */
export const healingFactor = (c: C, character: Character): number =>
  inForce(c, 'healing-factor', character).reduce((most, { effect }) => Math.max(most, effect.amount), 0);

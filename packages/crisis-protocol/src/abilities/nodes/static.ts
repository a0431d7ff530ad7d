import { DONE } from '@assemble/kernel';
import { sayStandings } from '../../text/abilities.ts';
import type { AbilityNode } from '../node.ts';
import type { Static } from '../vocabulary.ts';

/** A standing effect is asked for by the rules: it never runs. */
export const standing: AbilityNode<Static> = {
  run: () => DONE,
  can: () => false,
  say: (ability, p) => sayStandings([ability], p),
};

import type { Whom } from '@assemble/language';
import type { Dice } from '../abilities/vocabulary.ts';
import type { Phrases } from './phrases.ts';

/** Everyone of a sort: "your sidekicks", "all characters that aren't Villains". */
const everyone = (p: Phrases, dice: Dice): Whom =>
  p.dice(dice, { det: dice.who === undefined ? 'all' : 'plural' });

/** Whom a standing effect is about. */
export const bearer = (p: Phrases, to: Dice | 'self'): Whom => (to === 'self' ? p.self() : everyone(p, to));

import { clauses, inAll } from '../../text/said.ts';
import { bearer } from '../../text/standing-phrase.ts';
import { aimed, hint, WORTH } from '../expect.ts';
import type { StandingKind } from '../node.ts';
import type { Dice } from '../vocabulary.ts';

/** "Your sidekicks get +1A and +1D": a standing bonus. */
export interface StandingBonus {
  readonly holds: 'bonus';
  /** Whose bonus: other dice, or the die itself. */
  readonly to: Dice | 'self';
  readonly attack: number;
  readonly defense: number;
}

export const bonus: StandingKind<StandingBonus> = {
  say: inAll((effect, p) => {
    const subject = bearer(p, effect.to);
    return clauses({ verb: 'get', subject, rest: p.values(effect.attack, effect.defense).what });
  }),
  hint: ({ to, attack, defense }, o) => {
    const worth = WORTH.standing * (attack + defense);
    return to === 'self' ? hint(worth, 'own') : aimed({ to: 'each', dice: to }, o, worth);
  },
};

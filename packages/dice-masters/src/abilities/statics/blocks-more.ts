import { clauses, inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { StandingKind } from '../node.ts';

/** "May block one attacker more." */
export interface BlocksMore {
  readonly holds: 'blocks-more';
  readonly attackers: number;
}

export const blocksMore: StandingKind<BlocksMore> = {
  say: inAll((effect, p) => {
    const det = { n: effect.attackers };
    const rest = p.np({ noun: 'attacker', det, adjectives: ['additional'], case: 'acc' });
    return clauses({ verb: 'block', modal: 'may', subject: p.self(), rest });
  }),
  hint: ({ attackers }) => hint(attackers, 'own', { fails: true }),
};

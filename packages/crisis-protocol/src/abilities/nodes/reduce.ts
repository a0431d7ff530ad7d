import { DONE, type Node } from '@assemble/kernel';
import type { DamageChange } from '../../rules/damage.ts';
import { tell } from '../../rules/events.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';

/** Lessens the damage that is about to be suffered, never below a least. */
export interface Reduce extends Node {
  readonly node: 'reduce';
  readonly amount: number;
  readonly least: number;
}

export const reduce: CrisisNode<Reduce> = {
  run: (c, node, scope) => {
    const change = c.change(scope) as DamageChange;
    const less = Math.min(node.amount, Math.max(0, change.amount - node.least));
    if (less === 0) return DONE;
    change.amount -= less;
    tell(c, 'damage-reduced', ['CP-EFFECT-1'], () => ({
      who: change.who,
      amount: less,
      by: scope.at,
    }));
    return DONE;
  },
  can: () => true,
  say: ({ amount, least }, p) =>
    clauses({
      verb: 'reduce',
      rest: p.pick({
        en: `that damage by ${amount}${least === 0 ? '' : `, to a minimum of ${least}`}`,
        es: `ese Daño en ${amount}${least === 0 ? '' : `, hasta un mínimo de ${least}`}`,
        de: `diesen Schaden um ${amount}${least === 0 ? '' : `, bis zu einem Minimum von ${least}`}`,
      }),
    }),
};

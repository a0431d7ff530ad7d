import { DONE } from '@assemble/kernel';
import { heal as healed } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { clauses, removal } from '../../text/said.ts';
import { severally } from '../../text/who.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Removes damage from characters. */
export interface Heal extends Targeted {
  readonly node: 'heal';
  readonly amount: Amount;
}

export const heal: CrisisNode<Heal> = {
  ...onTargets<Heal>(
    (c, node, targets, scope) => {
      const amount = amountOf(c, node.amount, scope);
      scope.done = targets.reduce(
        (sum, id) => sum + healed(c, characterOf(c, id), amount, ['CP-EFFECT-3']),
        0,
      );
      return DONE;
    },
    (c, _node, target) => characterOf(c, target).damage > 0,
  ),
  say: ({ amount, to }, p) => {
    const whose = p.target(to);
    severally(p, to);
    const count = p.measured(amount, 'damage');
    return clauses(removal(p, count, whose));
  },
};

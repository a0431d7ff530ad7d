import { DONE } from '@assemble/kernel';
import { type DamageChange, damageTo, dealDamage, sufferedIn } from '../../rules/damage.ts';
import { apiece, chosenFirst } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountFor, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Characters suffer damage, all at the same moment. */
export interface Damage extends Targeted {
  readonly node: 'damage';
  readonly amount: Amount;
}

/** What became of it. */
interface Suffered {
  readonly result?: readonly DamageChange[];
}

export const damage: CrisisNode<Damage> = {
  ...onTargets<Damage, Suffered>(
    (c, node, targets, scope) => {
      scope.done = 0;
      const batch = targets.flatMap((id) => {
        const amount = amountFor(c, node.amount, scope, id);
        return amount > 0 ? [damageTo(id, amount, causeIn(scope))] : [];
      });
      return batch.length === 0 ? DONE : dealDamage(batch);
    },
    undefined,
    (_c, _node, scope, frame) => {
      scope.done = sufferedIn(frame.data.result);
      return DONE;
    },
  ),
  say: ({ amount, to }, p) =>
    chosenFirst(p, to, (subject) => ({
      verb: 'suffer',
      subject,
      rest: apiece(p, subject, p.measured(amount, 'damage')),
    })),
};

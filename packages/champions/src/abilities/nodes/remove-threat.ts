import { DONE, NEXT } from '@assemble/kernel';
import { aim, noteThreat } from '../../rules/activity-atoms.ts';
import { amountOf } from '../../rules/reading.ts';
import { defeatEmpty, isRemovable, takeThreat } from '../../rules/threat.ts';
import { says } from '../../text/said.ts';
import { removeThreat as sayRemove } from '../../text/verb-phrase.ts';
import { couldBeSome } from '../amounts.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Removes threat from schemes; a side scheme without threat is defeated (MC-THWART-5, MC-DAMAGE-10). */
export interface RemoveThreat extends Targeted {
  readonly node: 'remove-threat';
  readonly amount: Amount;
}

const runs = onTargets<RemoveThreat>(
  (c, node, targets, scope) => {
    const amount = amountOf(c, node.amount, scope);
    let done = 0;
    for (const scheme of targets) done += takeThreat(c, scheme, amount, ['MC-THWART-5']);
    note(scope, done, done >= amount);
    aim(c, scope, targets);
    if (scope.label === 'thwart') noteThreat(c, done);
    const instruction = defeatEmpty(
      c,
      targets.map((piece) => piece.id),
      scope.self,
    );
    return instruction === NEXT ? DONE : instruction;
  },
  { able: (c, _node, piece) => isRemovable(c, piece) },
);

export const removeThreat: EffectNode<RemoveThreat> = {
  ...runs,
  can: (c, node, scope) => couldBeSome(c, node.amount, scope) && runs.can(c, node, scope),
  say: ({ amount, to }, p) => says(sayRemove(p, amount, to)),
};

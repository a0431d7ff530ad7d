import { DONE } from '@assemble/kernel';
import { type ThreatChange, threatOn } from '../../rules/changes.ts';
import { amountOf } from '../../rules/reading.ts';
import { placeThreat as place } from '../../rules/threat.ts';
import { says } from '../../text/said.ts';
import { placeThreat as sayThreat } from '../../text/verb-phrase.ts';
import { crowd, expected } from '../expect.ts';
import type { EffectNode } from '../node.ts';
import { from, note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Places threat on schemes. */
export interface PlaceThreat extends Targeted {
  readonly node: 'place-threat';
  readonly amount: Amount;
}

const runs = onTargets<PlaceThreat>(
  (c, node, targets, scope) => {
    const vp = from(scope);
    return place(targets.map((piece) => threatOn(piece.id, amountOf(c, node.amount, vp), vp.self, vp.seat)));
  },
  {
    after: (_c, _node, scope, frame) => {
      const placed = (frame.data['result'] as unknown as ThreatChange[] | undefined) ?? [];
      const done = placed.reduce((sum, change) => sum + (change.prevented ? 0 : change.amount), 0);
      note(scope, done, done > 0);
      return DONE;
    },
  },
);

export const placeThreat: EffectNode<PlaceThreat> = {
  ...runs,
  say: ({ amount, to }, p) => says(sayThreat(p, amount, to)),
  hint: ({ amount, to }) => ({ gain: -expected(amount) * crowd(to) }),
};

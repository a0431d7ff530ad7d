import { DONE } from '@assemble/kernel';
import { type ThreatChange, threatOn } from '../../rules/changes.ts';
import { amountOf } from '../../rules/reading.ts';
import { placeThreat as place } from '../../rules/threat.ts';
import { says } from '../../text/said.ts';
import { placeThreat as sayThreat } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';
import type { Amount } from '../vocabulary.ts';

/** Places threat on schemes. */
export interface PlaceThreat extends Targeted {
  readonly node: 'place-threat';
  readonly amount: Amount;
}

interface Notes {
  result?: ThreatChange[];
}

const runs = onTargets<PlaceThreat, Notes>(
  (c, node, targets, scope) =>
    place(
      targets.map((piece) => threatOn(piece.id, amountOf(c, node.amount, scope), scope.self, scope.seat)),
    ),
  {
    after: (_c, _node, scope, { data: { result: placed = [] } }) => {
      const done = placed.reduce((sum, change) => sum + (change.prevented ? 0 : change.amount), 0);
      note(scope, done, done > 0);
      return DONE;
    },
  },
);

export const placeThreat: EffectNode<PlaceThreat, Notes> = {
  ...runs,
  say: ({ amount, to }, p) => says(sayThreat(p, amount, to)),
};

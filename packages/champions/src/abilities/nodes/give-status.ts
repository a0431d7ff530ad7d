import { DONE } from '@assemble/kernel';
import { giveStatus as give } from '../../rules/atoms.ts';
import { says } from '../../text/said.ts';
import { giveStatus as sayStatus } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { candidates, onTargets, type Targeted } from '../targets.ts';
import type { Status } from '../vocabulary.ts';

/** Stuns, confuses or makes tough (MC-STATUS-1, -2). */
export interface GiveStatus extends Targeted {
  readonly node: 'give-status';
  readonly status: Status;
}

const runs = onTargets<GiveStatus>(
  (c, node, targets, scope) => {
    const done = targets.filter((piece) => give(c, piece, node.status, ['MC-STATUS-1'])).length;
    note(scope, done, done === targets.length);
    return DONE;
  },
  { able: (_c, node, piece) => node.to.to !== 'choose' || !piece[node.status] },
);

export const giveStatus: EffectNode<GiveStatus> = {
  ...runs,
  // MC-STATUS-2: whoever has the status gets no other card of it.
  can: (c, node, scope) => candidates(c, node, scope, (_c, { status }, piece) => !piece[status]).length > 0,
  say: ({ status, to }, p) => says(sayStatus(p, status, to)),
};

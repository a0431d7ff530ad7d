import { DONE } from '@assemble/kernel';
import { exhaust as turn } from '../../rules/atoms.ts';
import { says } from '../../text/said.ts';
import { act } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Exhausts cards that are ready (MC-EXHAUST-2). */
export interface Exhaust extends Targeted {
  readonly node: 'exhaust';
}

export const exhaust: EffectNode<Exhaust> = {
  ...onTargets<Exhaust>(
    (c, _node, targets, scope) => {
      for (const piece of targets) turn(c, piece, ['MC-EXHAUST-2']);
      note(scope, targets.length, true);
      return DONE;
    },
    { able: (_c, _node, piece) => !piece.exhausted },
  ),
  say: ({ to }, p) => says(act(p, 'exhaust', to)),
};

import { DONE } from '@assemble/kernel';
import { ready as turn } from '../../rules/atoms.ts';
import { says } from '../../text/said.ts';
import { act } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Readies cards that are exhausted (MC-EXHAUST-6). */
export interface Ready extends Targeted {
  readonly node: 'ready';
}

export const ready: EffectNode<Ready> = {
  ...onTargets<Ready>(
    (c, _node, targets, scope) => {
      turn(c, targets, ['MC-EXHAUST-6']);
      note(scope, targets.length, true);
      return DONE;
    },
    { able: (_c, _node, piece) => piece.exhausted },
  ),
  say: ({ to }, p) => says(act(p, 'ready', to)),
};

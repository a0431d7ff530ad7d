import { DONE, type Node, runPart } from '@assemble/kernel';
import { insteadOf } from '../../text/said.ts';
import { amountOfChange } from '../amounts.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import type { Effect } from '../vocabulary.ts';

/** "… instead": what was about to happen does not; this happens in its place (MC-CANCEL-4). X is how much it was. */
export interface Instead extends Node {
  readonly node: 'instead';
  readonly effect: Effect;
}

export const instead: EffectNode<Instead> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const change = c.change(scope);
    scope.x = amountOfChange(change);
    change.prevented = true;
    note(scope, 1, true);
    return runPart(c, node.effect, frame);
  },
  can: (_c, _node, scope) => scope.change != null,
  say: ({ effect }, p) => {
    p.talk.x = 'replaced';
    return insteadOf(p, p.say(effect));
  },
};

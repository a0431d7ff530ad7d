import { canRun, DONE, type Node, runPart } from '@assemble/kernel';
import { at, opened } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** "… Then, …": the second part only if the first was resolved fully (MC-WORD-6). */
export interface Then extends Node {
  readonly node: 'then';
  readonly first: Effect;
  readonly second: Effect;
}

export const then: EffectNode<Then> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      scope.full = true;
      return runPart(c, node.first, frame);
    }
    return frame.step === 1 && scope.full ? runPart(c, node.second, frame) : DONE;
  },
  can: (c, node, scope) => canRun(c, node.first, scope),
  say: ({ first, second }, p) => [
    ...p.say(first),
    ...opened(p.say(second), at([p.in({ en: 'then', es: 'después', de: 'danach' })])),
  ],
};

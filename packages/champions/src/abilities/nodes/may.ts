import { ask, canRun, DONE, NEXT, type Node, runPart } from '@assemble/kernel';
import { mayOf } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { chooser } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** What follows is up to the player (MC-WORD-2, MC-ABILITY-6). */
export interface May extends Node {
  readonly node: 'may';
  readonly effect: Effect;
}

export const may: EffectNode<May, { yes: boolean }> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return frame.step === 1 && frame.data.yes ? runPart(c, node.effect, frame) : DONE;
    if (!canRun(c, node.effect, scope)) return DONE;
    return ask({
      seat: chooser(c, scope),
      ask: { key: 'ask.may', args: { card: scope.self, at: frame.data.at } },
      rules: ['MC-WORD-2'],
      source: frame.data.at,
      shape: 'yes-no',
    });
  },
  take: (_c, _node, _scope, frame, answer) => {
    frame.data.yes = answer === true;
    return NEXT;
  },
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: ({ effect }, p) => mayOf(p, p.say(effect)),
};

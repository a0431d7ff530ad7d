import { canRun, DONE, NEXT, runPart } from '@assemble/kernel';
import { says } from '../../text/said.ts';
import { act } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { candidates, onTargets, type Targeted } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** Chooses first; what follows is about "that" card. */
export interface Choose extends Targeted {
  readonly node: 'choose';
  readonly then: Effect;
}

const runs = onTargets<Choose>(() => NEXT, {
  after: (c, node, _scope, frame) => (frame.step === 1 ? runPart(c, node.then, frame) : DONE),
});

export const choose: EffectNode<Choose> = {
  ...runs,
  can: (c, node, scope) => {
    const found = candidates(c, node, scope, () => true).map((piece) => piece.id);
    return found.length > 0 && canRun(c, node.then, { ...scope, that: found });
  },
  say: ({ to, then }, p) => [...says(act(p, 'choose', to)), ...p.say(then)],
  hint: ({ then }, judge) => judge(then),
};

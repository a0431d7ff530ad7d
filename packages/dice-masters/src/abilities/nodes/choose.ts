import { ask, canRun, DONE, NEXT, runPart } from '@assemble/kernel';
import { afterEvent, inAll } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import { bind, candidatesOf, choice, type Targeted } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** Chooses first; what follows is about "that" character. */
export interface Choose extends Targeted {
  readonly node: 'choose';
  readonly then: Effect;
}

export const choose: Runs<Choose> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 1) return runPart(c, node.then, frame);
    if (frame.step > 1) return DONE;
    const found = candidatesOf(c, node.to, scope);
    if (found.length === 0) return DONE;
    const question = choice(c, node.to, found, scope, frame);
    if (question !== null) return ask(question);
    bind(scope, found);
    return NEXT;
  },
  take: (_c, _node, scope, _frame, answer) => {
    const targets = answer as number[];
    if (targets.length === 0) return DONE;
    bind(scope, targets);
    return NEXT;
  },
  can: (c, node, scope) => {
    const found = candidatesOf(c, node.to, scope);
    return found.length > 0 && canRun(c, node.then, { ...scope, that: found });
  },
};

export const sayChoose = inAll<Choose>((node, p) => {
  const chosen = p.target(node.to);
  if (node.to.to !== 'choose') return p.say(node.then);
  return { clauses: [p.act('choose', chosen)], more: afterEvent(p, null, p.say(node.then)) };
});

import { ask, canRun, DONE, NEXT, runPart } from '@assemble/kernel';
import { afterEvent, inAll } from '../../text/said.ts';
import { aimed, sideOf } from '../expect.ts';
import type { DiceNode, Runs, Side } from '../node.ts';
import { bind, candidatesOf, choice, type Targeted } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** Chooses first; what follows is about "that" character. */
export interface Choose extends Targeted {
  readonly node: 'choose';
  readonly then: Effect;
}

const runs: Runs<Choose> = {
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

const say = inAll<Choose>((node, p) => {
  const { to } = node;
  if (to.to === 'choose') return { clauses: [p.choose(to)], more: afterEvent(p, null, p.say(node.then)) };
  return p.say(node.then);
});

export const choose: DiceNode<Choose> = {
  ...runs,
  say,
  hint: (node, o) => {
    const reached = aimed(node.to, o, 0);
    if (node.to.to !== 'choose') return o.hint(node.then);
    const sides: readonly Side[] =
      sideOf(node.to.dice) === 'either' ? ['own', 'opposing'] : [sideOf(node.to.dice)];
    // Its player chooses on which side it does more good.
    const ways = sides.map((side) => {
      o.that = side;
      return o.hint(node.then);
    });
    const best = ways.reduce((one, other) => (other.gain > one.gain ? other : one));
    return { ...best, fails: reached.fails || best.fails };
  },
};

import { ask, canRun, DONE, NEXT, runPart } from '@assemble/kernel';
import { type Rich, words } from '@assemble/language';
import { afterEvent, inAll, type Phrases, type Said } from '../../text/said.ts';
import { aimed, scaled, sideOf } from '../expect.ts';
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
  if (to.to !== 'each') return p.say(node.then);
  const each = p.target(to);
  p.talk.that = { person: 3, number: 'one', gender: each.gender };
  const per = p.prep({ en: 'for', es: 'por', de: 'für' }[p.locale], each.bare('acc'));
  return forEach(p.say(node.then), per, p);
});

/** "for each …, …"; in German inside the clause. */
function forEach(said: Said, per: Rich, p: Phrases): Said {
  if ('text' in said) return said;
  const [first, ...others] = said.clauses;
  if (first === undefined) return said;
  const whole =
    p.locale === 'de' ? { ...first, rest: words(per, first.rest ?? '') } : { ...first, front: per };
  return { ...said, clauses: [whole, ...others] };
}

export const choose: DiceNode<Choose> = {
  ...runs,
  say,
  hint: (node, o) => {
    const reached = aimed(node.to, o, 0);
    if (node.to.to !== 'choose') return scaled(o.hint(node.then), o.done);
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

import { type Node, runWhen } from '@assemble/kernel';
import { holds } from '../../rules/conditions.ts';
import type { C } from '../../rules/run.ts';
import type { Table } from '../../table.ts';
import { type Holding, inAll, type Phrases } from '../../text/said.ts';
import { likely, scaled } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode } from '../node.ts';
import { viewpoint } from '../values.ts';
import type { Condition, Effect } from '../vocabulary.ts';

/** Happens only if a condition holds now. */
export interface When extends Node {
  readonly node: 'when';
  readonly condition: Condition | Happened;
  readonly effect: Effect;
}

/** What the effect before this one has done. */
type Happened = { readonly if: 'knocked-out' };

const applies = (c: C, node: When, scope: Memory): boolean => {
  if (node.condition.if === 'knocked-out') return scope.knockedOut === true;
  return holds(c, node.condition, viewpoint(c, scope));
};

/** "if that knocks it out" */
const knockedOut = (p: Phrases): Holding => {
  const words = { en: 'that', es: 'eso', de: 'das' }[p.locale];
  return p.talk.that === null || p.talk.that.number === 'many'
    ? { verb: 'knockOut', subject: p.named(words), rest: p.dice({}, { det: 'a' }).in('acc') }
    : { verb: 'knockOut', subject: p.named(words), object: { of: p.talk.that, case: 'acc' } };
};

const say = inAll<When>((node, p) => {
  const { condition } = node;
  if (condition.if === 'bursts')
    return condition.are.includes(p.bursts) ? p.say(node.effect) : { clauses: [] };
  const holding = condition.if === 'knocked-out' ? knockedOut(p) : p.condition(condition);
  return { ...p.say(node.effect), condition: holding };
});

export const when: DiceNode<When> = {
  ...runWhen<Table, When, Memory>(applies),
  say,
  hint: ({ condition, effect }, o) => ({
    ...scaled(o.hint(effect), condition.if === 'knocked-out' ? 0.5 : likely(condition, o)),
    fails: true,
  }),
};

import { canRun, type Node, runWhen } from '@assemble/kernel';
import { holds } from '../../rules/reading.ts';
import type { Table } from '../../table.ts';
import { conditionPhrase } from '../../text/condition-phrase.ts';
import { asOne, at, opened, when as whenever } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Memory } from '../scope.ts';
import type { Condition, Effect } from '../vocabulary.ts';

/** "If …, …": what follows happens only where the condition holds. */
export interface When extends Node {
  readonly node: 'when';
  readonly if: Condition;
  readonly effect: Effect;
  readonly otherwise?: Effect;
}

const runs = runWhen<Table, When, Memory>((c, node, scope) => holds(c, node.if, scope));

export const when: EffectNode<When> = {
  ...runs,
  // What an effect before it will have done is not known yet.
  can: (c, node, scope) => (node.if.if === 'done' ? canRun(c, node.effect, scope) : runs.can(c, node, scope)),
  say: ({ if: condition, effect, otherwise }, p) => {
    const opening = whenever(conditionPhrase(p, condition));
    const said = opened(asOne(p.say(effect)), opening);
    if (otherwise === undefined) return said;
    const or = p.in({ en: 'otherwise', es: 'en caso contrario', de: 'andernfalls' });
    return [...said, ...opened(p.say(otherwise), at([or]))];
  },
};

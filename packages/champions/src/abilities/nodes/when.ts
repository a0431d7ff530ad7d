import { canRun, DONE, type Node, runPart } from '@assemble/kernel';
import { holds } from '../../rules/reading.ts';
import { conditionPhrase } from '../../text/condition-phrase.ts';
import { asOne, at, opened, when as whenever } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Condition, Effect } from '../vocabulary.ts';

/** "If …, …": what follows happens only where the condition holds. */
export interface When extends Node {
  readonly node: 'when';
  readonly if: Condition;
  readonly effect: Effect;
  readonly otherwise?: Effect;
}

export const when: EffectNode<When> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    if (holds(c, node.if, scope)) return runPart(c, node.effect, frame);
    return node.otherwise === undefined ? DONE : runPart(c, node.otherwise, frame);
  },
  can: (c, node, scope) => {
    // What an effect before it will have done is not known yet.
    if (node.if.if === 'done') return canRun(c, node.effect, scope);
    if (holds(c, node.if, scope)) return canRun(c, node.effect, scope);
    return node.otherwise !== undefined && canRun(c, node.otherwise, scope);
  },
  say: ({ if: condition, effect, otherwise }, p) => {
    const opening = whenever(conditionPhrase(p, condition));
    const said = opened(asOne(p.say(effect)), opening);
    if (otherwise === undefined) return said;
    const or = p.in({ en: 'otherwise', es: 'en caso contrario', de: 'andernfalls' });
    return [...said, ...opened(p.say(otherwise), at([or]))];
  },
};

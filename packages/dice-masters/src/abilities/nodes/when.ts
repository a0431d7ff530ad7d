import { canRun, DONE, runPart, type Scope } from '@assemble/kernel';
import { holds } from '../../rules/conditions.ts';
import type { C } from '../../rules/run.ts';
import { inAll } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import { selfIn } from '../values.ts';
import type { Condition, Effect } from '../vocabulary.ts';

/** Happens only if a condition holds now. */
export interface When extends Effect {
  readonly node: 'when';
  readonly condition: Condition;
  readonly effect: Effect;
}

const applies = (c: C, node: When, scope: Scope): boolean => {
  const self = selfIn(c, scope);
  return self !== null && holds(c, node.condition, self);
};

export const when: Runs<When> = {
  run: (c, node, scope, frame) =>
    frame.step === 0 && applies(c, node, scope) ? runPart(c, node.effect, frame) : DONE,
  can: (c, node, scope) => applies(c, node, scope) && canRun(c, node.effect, scope),
};

export const sayWhen = inAll<When>((node, p) => {
  const { condition } = node;
  if (condition.if === 'bursts') return condition.are.includes(p.bursts) ? p.say(node.effect) : { clauses: [] };
  const holding = p.condition(condition);
  return { ...p.say(node.effect), condition: holding };
});

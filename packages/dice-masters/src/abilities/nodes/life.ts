import { change, type Life as LifeChange } from '../../rules/changes.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Gains life, or sets it to a number. */
export interface Life extends Targeted {
  readonly node: 'gain-life' | 'set-life';
  readonly amount: Amount;
}

export const life = onTargets<Life>((c, node, targets, scope) => {
  const amount = amountOf(c, node.amount, scope);
  const cause = causeIn(scope);
  return targets.map((target) => change<LifeChange>({ kind: node.node, target, amount, cause }));
});

import { type Bonus as BonusChange, change } from '../../rules/changes.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Gives a bonus until the end of the turn (DM-BONUSES-1, DM-BONUSES-5). */
export interface Bonus extends Targeted {
  readonly node: 'bonus';
  readonly attack: Amount;
  readonly defense: Amount;
}

export const bonus = onTargets<Bonus>((c, node, targets, scope) => {
  const attack = amountOf(c, node.attack, scope);
  const defense = amountOf(c, node.defense, scope);
  const cause = causeIn(scope);
  return targets.map((target) => change<BonusChange>({ kind: 'bonus', target, attack, defense, cause }));
});

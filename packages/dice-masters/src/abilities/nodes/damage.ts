import { change, type Damage as DamageChange, nonActiveFirst } from '../../rules/changes.ts';
import { clauses, inAll } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountOf, causeIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Deals damage; to several at the same moment (DM-DAMAGE-12). */
export interface Damage extends Targeted {
  readonly node: 'damage';
  readonly amount: Amount;
}

export const damage = onTargets<Damage>((c, node, targets, scope) => {
  const amount = amountOf(c, node.amount, scope);
  const cause = causeIn(scope);
  return nonActiveFirst(
    c,
    targets.map((target) => change<DamageChange>({ kind: 'damage', target, amount, cause })),
  );
});

export const sayDamage = inAll<Damage>((node, p) => clauses(p.deal(node.amount, node.to)));

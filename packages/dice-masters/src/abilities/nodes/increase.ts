import { DONE } from '@assemble/kernel';
import { rich } from '@assemble/language';
import type { Damage as DamageChange } from '../../rules/changes.ts';
import { clauses, inAll } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import { amountOf } from '../values.ts';
import type { Amount, Effect } from '../vocabulary.ts';

/** Makes damage that is about to be dealt larger. */
export interface Increase extends Effect {
  readonly node: 'increase';
  readonly amount: Amount;
}

export const increase: Runs<Increase> = {
  run: (c, node, scope) => {
    (c.change(scope) as DamageChange).amount += amountOf(c, node.amount, scope);
    return DONE;
  },
  can: () => true,
};

export const sayIncrease = inAll<Increase>((node, p) => {
  const { n } = p.amount(node.amount);
  const rest = { en: rich`that damage by ${n}`, es: rich`ese daño en ${n}`, de: rich`diesen Schaden um ${n}` }[p.locale];
  return clauses({ verb: 'increase', rest });
});

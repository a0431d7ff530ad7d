import { DONE } from '@assemble/kernel';
import type { Damage as DamageChange } from '../../rules/changes.ts';
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

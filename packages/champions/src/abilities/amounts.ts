import type { Change } from '@assemble/kernel';
import type { Viewpoint } from '../rules/query.ts';
import { amountOf } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import type { Amount } from './vocabulary.ts';

/** How much a change is about to do, where it is a number. */
export const amountOfChange = (change: Change): number =>
  typeof change['amount'] === 'number' ? change['amount'] : 0;

/** Could it come to anything (MC-ABILITY-2)? What an effect before it will have done or found is not known yet. */
export function couldBeSome(c: C, amount: Amount, vp: Viewpoint): boolean {
  if (typeof amount === 'number') return amount > 0;
  switch (amount.amount) {
    case 'done':
    case 'printed':
      return true;
    case 'instead':
      return couldBeSome(c, amount.then, vp) || couldBeSome(c, amount.otherwise, vp);
    case 'at-most':
      return couldBeSome(c, amount.of, vp);
    default:
      return amountOf(c, amount, vp) > 0;
  }
}

import type { Change } from '@assemble/kernel';

/** How much a change is about to do, where it is a number. */
export const amountOfChange = (change: Change): number =>
  typeof change['amount'] === 'number' ? change['amount'] : 0;

import type { Seat } from '@assemble/kernel';
import { playerOrder } from '../rules/cards-in-play.ts';
import type { C } from '../rules/run.ts';
import type { Memory } from './scope.ts';
import type { Players } from './vocabulary.ts';

/** The players an effect is about, in player order; players who are out are not there any more. */
export function playersOf(c: C, who: Players, scope: Memory): Seat[] {
  const order = playerOrder(c);
  switch (who) {
    case 'each':
      return order;
    case 'you':
      return order.filter((seat) => seat === scope.seat);
    case 'chosen':
      return order.filter((seat) => seat === scope.player);
    case 'first':
      return [c.table.first];
  }
}

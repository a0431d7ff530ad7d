import type { Scope, Seat } from '@assemble/kernel';
import { playerOrder } from '../rules/cards-in-play.ts';
import type { C } from '../rules/run.ts';
import { from } from './scope.ts';
import type { Players } from './vocabulary.ts';

/** The players an effect is about, in player order; players who are out are not there any more. */
export function playersOf(c: C, who: Players, scope: Scope): Seat[] {
  const vp = from(scope);
  const order = playerOrder(c);
  switch (who) {
    case 'each':
      return order;
    case 'you':
      return order.filter((seat) => seat === vp.seat);
    case 'chosen':
      return order.filter((seat) => seat === vp.player);
    case 'first':
      return [c.table.first];
  }
}

import type { View } from '@assemble/crisis-protocol';
import type { GlanceOf } from '../../../table/board.ts';

/** The victory points, and the squad of the seat. */
export function glance(view: View, seat: number, seatNames: readonly string[]): GlanceOf {
  return {
    scores: view.players.map(({ points }, i) => {
      const name = seatNames[i] ?? '';
      return { name: { en: name, es: name, de: name }, mine: i === seat, value: points, of: null };
    }),
    things: view.characters
      .filter(({ controller, gone }) => controller === seat && !gone)
      .flatMap(({ card }) => view.cards[card]?.id ?? []),
  };
}

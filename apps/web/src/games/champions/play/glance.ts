import type { View } from '@assemble/champions';
import type { GlanceOf } from '../../../table/board.ts';
import { content } from '../data.ts';

/** The heroes and the villain, with the hit points that each has left. */
export function glance(view: View, seat: number): GlanceOf {
  const shown = [...view.players.map(({ identity }) => identity), view.villain].flatMap(
    (id) => view.play.find((piece) => piece.id === id) ?? [],
  );
  return {
    scores: shown.map(({ id, face, stats, damage }) => {
      const most = stats.hitPoints?.value ?? damage;
      return {
        name: content.face(face).title,
        mine: id === view.players[seat]?.identity,
        value: most - damage,
        of: most,
      };
    }),
    things: shown.map(({ face }) => face),
  };
}

import { type Content, STATUS, type View } from '@assemble/champions';
import type { Locale } from '@assemble/language';

type PieceView = View['play'][number];

/** The table as a seat sees it, in lines of text. */
export function drawChampions(content: Content, view: View, phase: string, locale: Locale): string[] {
  const name = (id: string): string => (id === '' ? '?' : content.card(id).faces[0].title[locale]);
  const line = (piece: PieceView): string => {
    const title = content.face(piece.face).title[locale];
    const points = piece.stats.hitPoints;
    const parts = [
      points === undefined ? '' : `${Math.max(0, points.value - piece.damage)}/${points.value}`,
      piece.threat > 0 || piece.target !== null
        ? `⚑${piece.threat}${piece.target === null ? '' : `/${piece.target}`}`
        : '',
      piece.counters > 0 ? `●${piece.counters}` : '',
      piece.exhausted ? '⟳' : '',
      ...(['stunned', 'confused', 'tough'] as const)
        .filter((status) => piece[status])
        .map((status) => STATUS[status][locale]),
    ];
    return [`${title} #${piece.id}`, ...parts.filter((part) => part !== '')].join(' ');
  };
  const lines = [`${view.round} · ${phase} · ${view.deck}/${view.discard.length}`];
  lines.push(...view.play.filter((piece) => piece.controller < 0 && piece.engaged < 0).map(line));
  view.players.forEach((player, seat) => {
    lines.push(
      `— ${seat}${player.out ? ' ✝' : ''} · ${player.deck}/${player.discard.length} · ${player.dealt}`,
    );
    lines.push(...view.play.filter((piece) => piece.engaged === seat).map((piece) => `  ! ${line(piece)}`));
    lines.push(...view.play.filter((piece) => piece.controller === seat).map((piece) => `  ${line(piece)}`));
    lines.push(
      `  ${player.hand.map(({ id, card }) => (card === '' ? '?' : `${name(card)} #${id}`)).join(', ')}`,
    );
  });
  return lines;
}

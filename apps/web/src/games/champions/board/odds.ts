import { boostOdds, type View } from '@assemble/champions';
import type { Decision } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { OddsTable } from '../../../table/board.ts';
import { content } from '../data.ts';
import { entityName } from '../play/names.ts';
import { boardWords } from './words/index.ts';

/** The damage of an attack for every outcome of its boost cards, with each defender and with none. */
export function odds(
  decision: Decision,
  chosen: readonly number[],
  view: View,
  locale: Locale,
): OddsTable | null {
  const activity = view.activities.at(-1);
  if (decision.ask.key !== 'ask.defender' || decision.shape !== 'entities' || activity === undefined)
    return null;
  const attacker = view.play.find(({ id }) => id === activity.by);
  const identity = view.play.find(({ id }) => id === view.players[activity.seat]?.identity);
  if (attacker === undefined || identity === undefined) return null;
  const t = boardWords(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const outcomes = boostOdds(content, view.unseen, activity.boosts);
  const attack = (attacker.stats.atk?.value ?? 0) + activity.icons;
  const row = (label: string, hit: typeof identity, defense: number) => ({
    label,
    cells: outcomes.map(({ icons }) => {
      const damage = hit.tough ? 0 : Math.max(0, attack + icons - defense);
      const left = (hit.stats.hitPoints?.value ?? 0) - hit.damage;
      return damage >= left ? `${damage} ✕ ${t.fells}` : String(damage);
    }),
  });
  const defenders = view.play.filter(
    ({ id }) => decision.from.includes(id) && (chosen.length === 0 || chosen.includes(id)),
  );
  return {
    title: t.defendTitle,
    columns: outcomes.map(({ icons, chance, star }) =>
      [
        t.boost(icons, percent.format(chance)),
        ...(star > 0 ? [`${t.starNote} ${percent.format(star)}`] : []),
      ].join(', '),
    ),
    rows: [
      ...defenders.map((piece) =>
        row(
          entityName(piece.id, view, locale, []),
          piece,
          content.face(piece.face).type === 'hero' ? (piece.stats.def?.value ?? 0) : 0,
        ),
      ),
      ...(decision.min === 0 && chosen.length === 0 ? [row(t.defendNobody, identity, 0)] : []),
    ],
  };
}

import { boostOdds, chanceToHold, STATUS, TYPES, type View } from '@assemble/champions';
import type { Decision } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { OddsTable } from '../../../table/board.ts';
import { content } from '../data.ts';
import { entityName } from '../play/names.ts';
import { leftOf } from '../play/points.ts';
import type { Piece } from './context.ts';
import { boardWords } from './words/index.ts';

/** What is drawn for the cards that are put back: how likely each type is, of those not seen yet (MC-SETUP-15). */
function mulligan(chosen: readonly number[], { undrawn }: View, locale: Locale): OddsTable | null {
  if (chosen.length === 0) return null;
  const t = boardWords(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const types = undrawn.map((id) => content.card(id).faces[0].type);
  const kinds = [...new Set(types)].sort();
  const many = (kind: string): number => types.filter((type) => type === kind).length;
  return {
    title: t.mulliganTitle(chosen.length),
    columns: kinds.map((kind) => TYPES[kind][locale]),
    rows: [
      {
        label: t.mulliganOne,
        cells: kinds.map((kind) => percent.format(chanceToHold(many(kind), types.length, chosen.length))),
      },
      {
        label: t.mulliganAverage,
        cells: kinds.map((kind) => number.format((chosen.length * many(kind)) / types.length)),
      },
    ],
  };
}

/** The damage of an attack for every outcome of its boost cards, with each defender and with none. */
export function odds(
  decision: Decision,
  chosen: readonly number[],
  view: View,
  locale: Locale,
): OddsTable | null {
  if (decision.ask.key === 'ask.mulligan') return mulligan(chosen, view, locale);
  const activity = view.activities.at(-1);
  if (decision.ask.key !== 'ask.defender' || decision.shape !== 'entities' || activity === undefined)
    return null;
  const attacker = view.play.find(({ id }) => id === activity.by);
  const identityOf = (seat: number): Piece | undefined =>
    view.play.find(({ id }) => id === view.players[seat]?.identity);
  const attacked = identityOf(activity.seat);
  if (attacker === undefined || attacked === undefined) return null;
  const t = boardWords(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const outcomes = boostOdds(content, view.unseen, activity.boosts);
  const attack = (attacker.stats.atk?.value ?? 0) + activity.icons;
  const nameOf = ({ id }: Piece): string => entityName(id, view, locale, []);

  const hitWith = (hit: Piece, damage: number): string => {
    if (hit.tough) return `0 (${STATUS.tough[locale]})`;
    const left = leftOf(hit);
    if (damage < left) return String(damage);
    // MC-KEYWORD-2: what is more than an ally can take goes on to whoever controls it.
    const behind = content.face(hit.face).type === 'ally' ? identityOf(hit.controller) : undefined;
    const more = activity.overkill && damage > left ? damage - left : 0;
    const beyond = more > 0 && behind !== undefined ? `, ${t.overkill(more, nameOf(behind))}` : '';
    return `${damage} ✕ ${t.fells}${beyond}`;
  };
  const row = (label: string, hit: Piece, defense: number) => ({
    label,
    cells: outcomes.map(({ icons }) => hitWith(hit, Math.max(0, attack + icons - defense))),
  });
  const defenders = view.play.filter(
    ({ id }) => decision.from.includes(id) && (chosen.length === 0 || chosen.includes(id)),
  );
  return {
    title: t.defendTitle,
    columns:
      activity.boosts === 0
        ? [t.noBoost]
        : outcomes.map(({ icons, chance, star }) =>
            [
              t.boost(icons, percent.format(chance)),
              ...(star > 0 ? [t.star(percent.format(star))] : []),
            ].join(' '),
          ),
    rows: [
      ...defenders.map((piece) =>
        row(
          nameOf(piece),
          piece,
          content.face(piece.face).type === 'hero' ? (piece.stats.def?.value ?? 0) : 0,
        ),
      ),
      ...(decision.min === 0 && chosen.length === 0 ? [row(t.defendNobody, attacked, 0)] : []),
    ],
    notes: outcomes.some(({ star }) => star > 0) ? [t.starAbility] : [],
  };
}

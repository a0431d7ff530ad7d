import { atLeast, average, nextRollOdds, rollOdds, type View, type Wanted } from '@assemble/dice-masters';
import type { Decision } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { OddsTable } from '../../../table/board.ts';
import { dieById, type PileName, pileOf, type Seat } from '../board/dice.ts';
import { content, term } from '../data.ts';
import { comfortWords } from './words.ts';

/** What can be rolled, in the order of the table. */
export const wantedKinds: readonly Wanted[] = [
  'character',
  'action',
  'fist',
  'bolt',
  'mask',
  'shield',
  'wild',
  'generic',
];

/** The chances of a reroll: of the chosen dice, or of all while none is chosen. */
export function odds(
  decision: Decision,
  chosen: readonly number[],
  view: View,
  locale: Locale,
): OddsTable | null {
  if (decision.ask.key !== 'ask.reroll' || decision.shape !== 'entities') return null;
  const t = comfortWords[locale];
  const ids = chosen.length === 0 ? decision.from : chosen;
  const kinds = ids.flatMap((id) => {
    const slot = dieById(view, id)?.card ?? -1;
    const card = view.cards[slot]?.id;
    return card === undefined ? [] : [content.dieKind(card)];
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const shown = wantedKinds.flatMap((wanted) => {
    const rolled = rollOdds(kinds, wanted);
    return rolled.ways.length === 1 ? [] : [{ label: term(wanted, locale), rolled }];
  });
  const isPossible = (amount: number): boolean => shown.some(({ rolled }) => amount < rolled.ways.length);
  return {
    title: chosen.length === 0 ? t.oddsAll(kinds.length) : t.oddsChosen(kinds.length),
    columns: shown.map(({ label }) => label),
    rows: [
      ...[1, 2, 3].filter(isPossible).map((amount) => ({
        label: t.oddsAtLeast(amount),
        cells: shown.map(({ rolled }) =>
          amount < rolled.ways.length ? percent.format(atLeast(rolled, amount)) : '–',
        ),
      })),
      { label: t.oddsAverage, cells: shown.map(({ rolled }) => number.format(average(rolled))) },
    ],
  };
}

/** DM-CLEAR-AND-DRAW-4: so many dice are drawn for a roll. */
const DRAWS = 4;

/** What the next roll of a player may show, of each kind that it can show at all. */
export function nextRolls(view: View, seat: Seat) {
  const kinds = (pile: PileName) =>
    pileOf(view, pile, seat).flatMap(({ card }) => {
      const id = view.cards[card]?.id;
      return id === undefined ? [] : [content.dieKind(id)];
    });
  const draw = { bag: kinds('bag'), used: kinds('used'), prep: kinds('prep'), draws: DRAWS };
  return wantedKinds
    .map((wanted) => ({ wanted, odds: nextRollOdds(draw, wanted) }))
    .filter(({ odds }) => odds.ways.length > 1);
}

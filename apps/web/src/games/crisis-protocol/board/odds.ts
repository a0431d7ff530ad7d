import {
  atLeast,
  attackOdds,
  average,
  characterName,
  dodgeRerollOdds,
  nameAt,
  namesIn,
  type Odds,
  rerollOdds,
  TYPE_NAMES,
  type View,
} from '@assemble/crisis-protocol';
import type { Decision } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { OddsTable } from '../../../table/board.ts';
import { content } from '../data.ts';
import { boardWords } from './words/index.ts';

/** Up to so much damage has a column of its own. */
const MOST = 4;

/** The exact chances of the attacks that could be made, or of a reroll, with all that is settled and costs nothing. */
export function odds(
  decision: Decision,
  chosen: readonly number[],
  view: View,
  locale: Locale,
  seatNames: readonly string[],
): OddsTable | null {
  const t = boardWords(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const cells = (left: Odds, target: number): readonly string[] => [
    ...Array.from({ length: MOST }, (_, i) => percent.format(atLeast(left, i + 1))),
    number.format(average(left)),
    percent.format(atLeast(left, staminaLeft(view, target))),
  ];
  const columns = (target: number): readonly string[] => [
    ...Array.from({ length: MOST }, (_, i) => t.oddsDamage(i + 1)),
    t.oddsAverage,
    view.characters[target]?.side === 'injured' ? t.oddsKo : t.oddsDaze,
  ];
  const names = namesIn(content, view, seatNames);

  const notes = (leftOut: readonly string[], rerolls: boolean): readonly string[] => {
    const named = leftOut.map((ability) => nameAt(names, ability)?.[locale] ?? ability);
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format([...new Set(named)]);
    return [
      t.oddsCounted,
      ...(rerolls ? [t.oddsRerollsNote] : []),
      ...(list === '' ? [] : [t.oddsLeftOut(list)]),
    ];
  };

  if (view.forecasts.length > 0) {
    const wanted = view.forecasts.filter(({ target }) => chosen.length === 0 || chosen.includes(target));
    const isMixed = new Set(wanted.map(({ target }) => view.characters[target]?.side)).size > 1;
    const heads = columns(wanted[0]?.target ?? -1);
    const hasRerolls = ({ terms }: (typeof wanted)[number]): boolean =>
      terms.modifiers.some(({ does }) => does === 'reroll');
    return {
      title: t.oddsTitle,
      columns: isMixed ? [...heads.slice(0, -1), t.oddsFells] : heads,
      // Worked out when they are looked at.
      get rows() {
        return wanted.flatMap((forecast) => {
          const { attack, target, type, terms } = forecast;
          const name = nameAt(names, attack)?.[locale] ?? attack;
          const kind = type === null ? '' : ` (${TYPE_NAMES[type][locale]})`;
          const label = `${name}${kind} → ${characterName(names, target, locale)}`;
          const plain = { label, cells: cells(attackOdds(terms, false), target) };
          if (!hasRerolls(forecast)) return [plain];
          return [plain, { label: t.oddsWithRerolls(label), cells: cells(attackOdds(terms, true), target) }];
        });
      },
      notes: notes(
        wanted.flatMap(({ leftOut }) => leftOut),
        wanted.some(hasRerolls),
      ),
    };
  }

  const roll = view.rolls.at(-1);
  if (decision.ask.key !== 'ask.reroll' || roll === undefined) return null;
  const { attack, dodge } = view;
  const settled = roll.kind === 'attack' ? attack : null;
  const leftOut = settled?.leftOut ?? [];
  /** What comes of the dice that lie there, when some of them are rolled again. */
  const after = (again: readonly number[]): Odds => {
    const dice = roll.dice.map(({ id, side, face }) => ({ side, face, again: again.includes(id) }));
    if (settled !== null) return rerollOdds(settled.terms, dice);
    return dodge === null ? [] : dodgeRerollOdds(dodge, dice);
  };
  if (settled === null && (roll.kind !== 'dodge' || dodge === null)) return null;
  const rows = [{ label: t.oddsStands, cells: cells(after([]), roll.target) }];
  if (chosen.length > 0)
    rows.push({ label: t.oddsReroll(chosen.length), cells: cells(after(chosen), roll.target) });
  const open = leftOut.filter((ability) => ability !== decision.source);
  return { title: t.oddsTitle, columns: columns(roll.target), rows, notes: notes(open, false) };
}

function staminaLeft(view: View, target: number): number {
  const character = view.characters[target];
  return character === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(1, character.stamina - character.damage);
}

import {
  atLeast,
  average,
  characterName,
  initialOdds,
  leftOver,
  nameAt,
  namesIn,
  type Odds,
  rerollOdds,
  type View,
} from '@assemble/crisis-protocol';
import type { Decision } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { OddsTable } from '../../../table/board.ts';
import { content } from '../data.ts';
import { boardWords } from './words/index.ts';

/** Up to so much damage has a column of its own. */
const MOST = 4;

/** The exact chances of the attacks that could be made, or of a reroll: before anybody else modifies dice. */
export function odds(
  decision: Decision,
  chosen: readonly number[],
  view: View,
  locale: Locale,
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
  const names = namesIn(content, view, []);

  if (view.forecasts.length > 0) {
    const wanted = view.forecasts.filter(({ target }) => chosen.length === 0 || chosen.includes(target));
    const isMixed = new Set(wanted.map(({ target }) => view.characters[target]?.side)).size > 1;
    const heads = columns(wanted[0]?.target ?? -1);
    return {
      title: t.oddsTitle,
      columns: isMixed ? [...heads.slice(0, -1), t.oddsFells] : heads,
      rows: wanted.map(({ attack, target, terms }) => ({
        label: `${nameAt(names, attack)?.[locale] ?? attack} → ${characterName(names, target, locale)}`,
        cells: cells(leftOver(initialOdds(terms.attack), initialOdds(terms.defense)), target),
      })),
    };
  }

  const roll = view.rolls.at(-1);
  if (decision.ask.key !== 'ask.reroll' || view.attack === null || roll?.kind !== 'attack') return null;
  const { attack, defense } = view.attack;
  const after = (again: readonly number[]): Odds => {
    const side = (which: 'attack' | 'defense'): Odds => {
      const dice = roll.dice.filter((die) => die.side === which);
      const lying = dice.filter(({ id }) => !again.includes(id)).map(({ face }) => face);
      return rerollOdds(lying, dice.length - lying.length, (which === 'attack' ? attack : defense).worth);
    };
    return leftOver(side('attack'), side('defense'));
  };
  const rows = [{ label: t.oddsStands, cells: cells(after([]), roll.target) }];
  if (chosen.length > 0)
    rows.push({ label: t.oddsReroll(chosen.length), cells: cells(after(chosen), roll.target) });
  return { title: t.oddsTitle, columns: columns(roll.target), rows };
}

function staminaLeft(view: View, target: number): number {
  const character = view.characters[target];
  return character === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(1, character.stamina - character.damage);
}

import type { Summary } from '../tally.ts';

type Field = string | number | null;

/** A field that holds a comma or a quote is quoted. */
const field = (value: Field): string => {
  const text = value === null ? '' : typeof value === 'number' ? String(Number(value.toFixed(6))) : value;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const lines = (rows: readonly (readonly Field[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\n`).join('');

/** One line for each set-up. */
export function cellsCsv({ cells }: Summary): string {
  const dimensions = Object.keys(cells[0]?.choices ?? {});
  return lines([
    ['format', ...dimensions, 'games', 'won', 'rate', 'low', 'high', 'turns', 'decisions'],
    ...cells.map(({ format, choices, games, sides, turns, decisions }) => {
      const { won, rate, low, high } = sides[0] ?? { won: 0, rate: 0, low: 0, high: 1 };
      const values = dimensions.map((name) => choices[name] ?? '');
      return [format, ...values, games, won, rate, low, high, turns.median, decisions.median];
    }),
  ]);
}

/** One line for each card. */
export const cardsCsv = ({ cards }: Summary): string =>
  lines([
    [
      'card',
      'of',
      'brought',
      'won',
      'used',
      'used-and-won',
      'uses-a-game',
      'damage-a-game',
      'by-bringing',
      'by-bringing-low',
      'by-bringing-high',
      'by-using',
      'by-using-low',
      'by-using-high',
    ],
    ...cards.map(({ card, isOfTheGame, brought, used, usesAGame, damageAGame, byBringing, byUsing }) => [
      card,
      isOfTheGame ? 'game' : 'players',
      brought.games,
      brought.won,
      used.games,
      used.won,
      usesAGame,
      damageAGame,
      byBringing?.by ?? null,
      byBringing?.low ?? null,
      byBringing?.high ?? null,
      byUsing?.by ?? null,
      byUsing?.low ?? null,
      byUsing?.high ?? null,
    ]),
  ]);

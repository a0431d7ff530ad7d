import type { DiceStory } from '../board.ts';

type Seat = DiceStory['luck'][number];

/** How far the rolls of a seat lie from the average of its dice. */
export interface Luck {
  readonly seat: number;
  /** More than was to be expected, as a part of it: 0.04 is 4 % more. */
  readonly share: number;
  /** The kind that lies farthest off; null where nothing was rolled. */
  readonly most: Seat['rows'][number] | null;
}

const off = ({ rolled, expected }: Seat['rows'][number]): number => Math.abs(rolled - expected);

export function luckOf({ seat, rows }: Seat): Luck {
  const rolled = rows.reduce((sum, row) => sum + row.rolled, 0);
  const expected = rows.reduce((sum, row) => sum + row.expected, 0);
  return {
    seat,
    share: expected === 0 ? 0 : rolled / expected - 1,
    most: [...rows].sort((a, b) => off(b) - off(a))[0] ?? null,
  };
}

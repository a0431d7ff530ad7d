/** An interval that holds the true value in 95 of 100 cases. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of 95 %. */
const Z = 1.959963984540054;

/** Wilson's interval of a share: it stays within 0 and 1, and is honest where nothing, or all, was won. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = won / games;
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A share with its interval. */
export interface Rate extends Interval {
  readonly won: number;
  readonly games: number;
  readonly rate: number;
}

export const rateOf = (won: number, games: number): Rate => ({
  won,
  games,
  rate: games === 0 ? 0 : won / games,
  ...wilson(won, games),
});

/** How much more often the first wins than the second, with Newcombe's interval; null where one of them never played. */
export function difference(one: Rate, other: Rate): (Interval & { readonly by: number }) | null {
  if (one.games === 0 || other.games === 0) return null;
  const by = one.rate - other.rate;
  return {
    by,
    low: by - Math.hypot(one.rate - one.low, other.high - other.rate),
    high: by + Math.hypot(one.high - one.rate, other.rate - other.low),
  };
}

/** The least, the quarters and the most of some numbers, and their mean. */
export interface Spread {
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
  readonly mean: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const sum = sorted.reduce((all, one) => all + one, 0);
  return {
    least: at(0),
    low: at(0.25),
    median: at(0.5),
    high: at(0.75),
    most: at(1),
    mean: sorted.length === 0 ? 0 : sum / sorted.length,
  };
}

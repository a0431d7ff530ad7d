import type { Day } from '@assemble/puzzles';

/** What this device keeps of a puzzle. */
export interface Kept {
  readonly tries: number;
  /** How many of the hints were opened: the first is free, the second costs a star, the third all. */
  readonly hints: number;
  /** The ways that were found, by their number among the known ones. */
  readonly ways: readonly number[];
  readonly solved: boolean;
  /** Stars of the best solution. */
  readonly stars: number;
}

const NOTHING: Kept = { tries: 0, hints: 0, ways: [], solved: false, stars: 0 };

const keyOf = (game: string, puzzle: string): string => `assemble.puzzle.${game}.${puzzle}`;
const DAYS = 'assemble.puzzle-days';

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where nothing can be kept, a puzzle lasts as long as the page.
  }
}

export function keptOf(game: string, puzzle: string): Kept {
  const value = read<Partial<Kept>>(keyOf(game, puzzle));
  return value !== null && Array.isArray(value.ways) ? { ...NOTHING, ...value } : NOTHING;
}

export function keep(game: string, puzzle: string, changes: Partial<Kept>): Kept {
  const kept = { ...keptOf(game, puzzle), ...changes };
  write(keyOf(game, puzzle), kept);
  return kept;
}

/** One star for solving it, one for doing without the second hint, one for every way found. */
export const starsFor = ({ hints, ways }: Kept, known: number): number =>
  hints >= 3 ? 0 : 1 + (hints < 2 ? 1 : 0) + (ways.length >= known ? 1 : 0);

/** Notes that a puzzle is solved, by one of the ways or by a new one. */
export function noteSolved(game: string, puzzle: string, way: number | null, known: number): Kept {
  const kept = keptOf(game, puzzle);
  // One that the solver does not know counts as well.
  const found = way ?? -1;
  const ways = kept.ways.includes(found) ? kept.ways : [...kept.ways, found];
  const now = { ...kept, ways, solved: true };
  return keep(game, puzzle, { ways, solved: true, stars: Math.max(kept.stars, starsFor(now, known)) });
}

/** Which games' puzzles of a day were solved, by day. */
export const daysKept = (): Readonly<Record<string, readonly string[]>> =>
  read<Readonly<Record<string, readonly string[]>>>(DAYS) ?? {};

export function noteDay(day: Day, game: string): void {
  const days = daysKept();
  const games = days[day] ?? [];
  if (!games.includes(game)) write(DAYS, { ...days, [day]: [...games, game] });
}

const DAY = 86_400_000;

/** Today, where this device is, by its number. */
export const today = (now = new Date()): Day =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

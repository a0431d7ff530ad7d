import { shuffle, stream } from '@assemble/kernel';

/** A day by its number; whoever has a clock counts them. */
export type Day = number;

/**
 * Which of so many puzzles is the one of a day, the same for everybody. All of them come once, in an order of their own,
 * before one comes again.
 */
export function puzzleOfDay(game: string, puzzles: number, day: Day): number {
  const order = shuffle(
    stream(`${game} ${Math.floor(day / puzzles)}`, 'puzzle of the day'),
    Array.from({ length: puzzles }, (_, i) => i),
  );
  return order[day % puzzles] ?? 0;
}

/** How many days of a week may be missed without ending a streak. */
const FORGIVEN = 2;

/** On how many days somebody has solved a puzzle; two missed days in any seven are forgiven, and so is today. */
export function streakOf(solved: ReadonlySet<Day>, today: Day): number {
  let count = solved.has(today) ? 1 : 0;
  const missed: Day[] = [];
  for (let day = today - 1; missed.filter((one) => one - day < 7).length <= FORGIVEN; day--) {
    if (solved.has(day)) count++;
    else missed.push(day);
  }
  return count;
}

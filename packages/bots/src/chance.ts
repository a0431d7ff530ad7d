import type { Game } from '@assemble/kernel';

/** What points of `appraise` say about the end of a match, for a game that does not tell. */
const USUAL = { even: 0, per: 12 } as const;

/** The chance to win of a seat that stands at so many points of the game, between 0 and 1. */
export function chanceToWin<T>(game: Game<T>, seats: number, points: number): number {
  const { even, per } = game.rulebook.chances ?? USUAL;
  // Who plays together adds up what all of them have.
  const each = game.sides === 'together' ? points / seats : points;
  return rising((each - even) / per);
}

/** From 0 to 1, through 0.5 at 0 and 0.85 at 1; made of what comes out the same on every machine. */
export const rising = (x: number): number => 0.5 + 0.5 * (x / Math.sqrt(1 + x * x));

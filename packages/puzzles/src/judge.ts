import type { Event, GameWords, Match, Prepared, Words } from '@assemble/kernel';
import { expectations } from '@assemble/scenario/expect';
import type { Task } from './puzzle.ts';
import type { Problem } from './solver.ts';

/** Whoever solves a puzzle sits here. */
export const SOLVER = 0;

export type Standing = 'open' | 'solved' | 'failed';

/** The position of a puzzle. */
export const lay = <T>(words: GameWords<T>, { given, edition }: Task): Prepared<T> =>
  words.prepare(given, [], edition ?? null);

/** How a puzzle stands after an answer, with the events that the answer caused. */
export function standing<T>(
  words: GameWords<T>,
  prepared: Prepared<T>,
  { goal, until }: Task,
  match: Match<T>,
  events: readonly Event[],
): Standing {
  const isTrue = (wanted: Words): boolean => {
    const { game, players } = prepared;
    const seen = { prepared, game, match, players, before: match, events, moments: () => [] };
    return expectations(words, seen, wanted).length === 0;
  };
  if (isTrue(goal)) return 'solved';
  return match.outcome !== null || (until !== undefined && isTrue(until)) ? 'failed' : 'open';
}

/** A puzzle as the solver takes it. */
export function problemOf<T>(words: GameWords<T>, puzzle: Task): Problem<T> {
  const prepared = lay(words, puzzle);
  const { chance, places = [] } = puzzle;
  return {
    game: prepared.game,
    match: prepared.match,
    seat: SOLVER,
    chance,
    places,
    judge: (match, events) => standing(words, prepared, puzzle, match, events),
  };
}

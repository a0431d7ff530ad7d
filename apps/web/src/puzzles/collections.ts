import { type Collection, type Day, type Puzzle, puzzleOfDay } from '@assemble/puzzles';
import { type Game, games } from '../games/index.ts';

const loaded = new Map<string, Promise<Collection | null>>();

/** The puzzles of a game, asked for once; null where there are none, or none can be had. */
export function collectionOf(game: Game): Promise<Collection | null> {
  const known = loaded.get(game.id);
  if (known !== undefined) return known;
  // What could not be had is asked for again: without network there may be one game only.
  const collection = (game.puzzles?.() ?? Promise.resolve(null)).catch(() => {
    loaded.delete(game.id);
    return null;
  });
  loaded.set(game.id, collection);
  return collection;
}

export const puzzleGames: readonly Game[] = games.filter(({ puzzles }) => puzzles !== undefined);

/** The puzzle of the day of a game. */
export const ofTheDay = ({ game, puzzles }: Collection, day: Day): Puzzle | undefined =>
  puzzles[puzzleOfDay(game, puzzles.length, day)];

import { type GameId, gameIds } from '@assemble/rules';
import { InvalidArgumentError } from 'commander';
import { didYouMean, Mistake } from '../mistakes.ts';
import { championsAtTheTable } from './champions.ts';
import { crisisProtocolAtTheTable } from './crisis-protocol.ts';
import { diceMastersAtTheTable } from './dice-masters.ts';
import type { Playable } from './game.ts';

export type { Playable } from './game.ts';

const playable: { readonly [id in GameId]?: () => Playable } = {
  'dice-masters': diceMastersAtTheTable,
  'crisis-protocol': crisisProtocolAtTheTable,
  champions: championsAtTheTable,
};
const made = new Map<string, Playable>();

/** The games that can be played so far. */
export const playableIds = Object.keys(playable) as GameId[];

/** Reads the name of a game from the command line. */
export function parseGame(text: string): GameId {
  const found = gameIds.find((id) => id === text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`There is ${gameIds.join(', ')}.${didYouMean(text, gameIds)}`);
}

/** A game that can be played, or one line that it cannot yet. */
export function playableGame(id: string, what = 'played'): Playable {
  const known = made.get(id);
  if (known !== undefined) return known;
  const make = playable[id as GameId];
  if (make === undefined) {
    throw new Mistake(`${id} cannot be ${what} yet; ${playableIds.join(', ')} can.`);
  }
  const game = make();
  made.set(id, game);
  return game;
}

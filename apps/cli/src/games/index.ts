import { type GameId, gameIds } from '@assemble/rules';
import { InvalidArgumentError } from 'commander';
import { told } from '../commands/locale.ts';
import { didYouMean } from '../mistakes.ts';
import { championsAtTheTable } from './champions.ts';
import { crisisProtocolAtTheTable } from './crisis-protocol.ts';
import { diceMastersAtTheTable } from './dice-masters.ts';
import type { Playable } from './game.ts';

export type { Playable } from './game.ts';

const makers: { readonly [id in GameId]: () => Playable } = {
  'dice-masters': diceMastersAtTheTable,
  'crisis-protocol': crisisProtocolAtTheTable,
  champions: championsAtTheTable,
};
const made = new Map<GameId, Playable>();

export const isGame = (text: string): text is GameId => (gameIds as readonly string[]).includes(text);

/** Reads the name of a game from the command line. */
export function parseGame(text: string): GameId {
  if (isGame(text)) return text;
  const all = gameIds.join(', ');
  const there = told({ en: `There is ${all}.`, es: `Hay ${all}.`, de: `Es gibt ${all}.` });
  throw new InvalidArgumentError(`${there}${didYouMean(text, gameIds)}`);
}

/** A game with all its cards, made once. */
export function playableGame(id: GameId): Playable {
  const known = made.get(id);
  if (known !== undefined) return known;
  const game = makers[id]();
  made.set(id, game);
  return game;
}

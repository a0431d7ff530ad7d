// The games of a release to come: other rules and other cards.
import type { Game } from '@assemble/kernel';
import { playable as ours, type Playable } from '../../src/games.ts';

/** It does not touch a match of before. */
function next(game: Game): Game {
  const version = `${game.version}-next`;
  const content = `${game.content}-next`;
  return {
    ...game,
    version,
    content,
    create: (...args) => Object.assign(game.create(...args), { version, content }),
    apply: (match, ...args) => {
      if (match.version !== version) throw new Error('a match of before was played with the next rules');
      return game.apply(match, ...args);
    },
  };
}

export function playable(): Playable {
  const all = ours();
  const games = Object.entries(all.games).map(([id, game]) => [id, next(game)] as const);
  return { ...all, games: Object.fromEntries(games) };
}

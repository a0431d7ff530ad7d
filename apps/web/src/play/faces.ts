import type { Game } from '../games/index.ts';
import type { GameFace } from '../table/board.ts';

const loading = new Map<string, Promise<GameFace | null>>();

/** What a game brings to the table; null where it cannot be played yet. A failed load is tried again. */
export function loadFace(game: Game): Promise<GameFace | null> {
  const known = loading.get(game.id);
  if (known !== undefined) return known;
  const face = Promise.resolve(game.face?.() ?? null);
  face.catch(() => loading.delete(game.id));
  loading.set(game.id, face);
  return face;
}

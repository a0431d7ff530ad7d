import { type Piece, SCENARIO } from '../table.ts';
import { faceOf, printed } from './cards-in-play.ts';
import { sheet } from './index-of-cards.ts';
import type { C } from './run.ts';

/** MC-UNIQUE-1, -2, -3, -4, -5: whether the players already have this unique card in play. */
export function isUniqueInPlay(c: C, id: number): boolean {
  const face = printed(c, id);
  if (!face.unique) return false;
  return c.table.play.some((piece) => {
    if (piece.controller === SCENARIO) return false;
    const other = faceOf(c, piece);
    if (other.title.en !== face.title.en) return false;
    const mine = face.subtitle?.en ?? null;
    const theirs = other.type === 'hero' ? alterEgoOf(c, piece) : (other.subtitle?.en ?? null);
    return mine === null || theirs === null || mine === theirs;
  });
}

/** The name on the other side of an identity. */
function alterEgoOf(c: C, piece: Piece): string {
  return sheet(c, `${piece.face.slice(0, -1)}b`).face.title.en;
}

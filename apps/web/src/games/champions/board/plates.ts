import type { View } from '@assemble/champions';
import { leftOf } from '../play/points.ts';
import type { BoardWords } from './words/index.ts';

type Piece = View['play'][number];

/** What would become of something: in a few words, and how much that is. */
export interface Plate {
  readonly text: string;
  readonly is: 'felled' | 'kept' | 'less';
}

const pieceAt = (view: View, id: unknown): Piece | undefined => view.play.find((one) => one.id === id);

/** What so much damage would do. MC-STATUS-10: a tough card keeps all of it off. */
export function afterDamage(piece: Piece, damage: number, t: BoardWords): Plate {
  if (piece.tough) return { text: t.toughKeeps, is: 'kept' };
  const left = leftOf(piece) - damage;
  return left <= 0 ? { text: t.felled, is: 'felled' } : { text: t.leftAfter(left), is: 'less' };
}

/** What so much less threat would do: a side scheme without any is gone (MC-DAMAGE-10). */
export function afterThwart(piece: Piece, less: number, t: BoardWords): Plate {
  const left = Math.max(0, piece.threat - less);
  return left === 0 && piece.target === null
    ? { text: t.cleared, is: 'felled' }
    : { text: t.leftAfter(left), is: 'less' };
}

/** What a basic power does to each of its possible targets, while it is asked for one. */
export function plateFor(piece: Piece, view: View, t: BoardWords): Plate | null {
  const ask = view.decisions[0]?.ask;
  const by = pieceAt(view, ask?.args['card']);
  if (by === undefined) return null;
  if (ask?.key === 'ask.attack') return afterDamage(piece, by.stats.atk?.value ?? 0, t);
  if (ask?.key === 'ask.thwart') return afterThwart(piece, by.stats.thw?.value ?? 0, t);
  return null;
}

import { below, DONE, type Node } from '@assemble/kernel';
import { layUnder as lay, moveTo } from '../../rules/atoms.ts';
import { pieceAt, playerOf, playerOrder } from '../../rules/cards-in-play.ts';
import { layUnderPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';

/** Each player lays a random card from hand face down here, or all cards that lie here go back to their hands. */
export interface LayUnder extends Node {
  readonly node: 'lay-under';
  readonly what: 'random-from-each-hand' | 'back-to-hands';
}

export const layUnder: EffectNode<LayUnder> = {
  run: (c, node, scope) => {
    const piece = pieceAt(c, scope.self);
    if (piece === undefined) return DONE;
    if (node.what === 'back-to-hands') for (const id of piece.under.slice()) moveTo(c, id, 'hand');
    else {
      for (const seat of playerOrder(c)) {
        const { hand } = playerOf(c.table, seat);
        const id = hand.length === 0 ? undefined : hand[below(c.match.random.shuffle, hand.length)];
        if (id !== undefined) lay(c, id, piece);
      }
    }
    return DONE;
  },
  can: () => true,
  say: (node, p) => layUnderPhrase(p, node),
};

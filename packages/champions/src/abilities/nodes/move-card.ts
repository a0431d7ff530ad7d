import { DONE, type Node } from '@assemble/kernel';
import type { Resource } from '../../content.ts';
import { leavePlay, moveTo, shuffleDeck } from '../../rules/atoms.ts';
import { ownerOf, pieceAt, printed } from '../../rules/cards-in-play.ts';
import { ref, tell } from '../../rules/events.ts';
import type { C } from '../../rules/run.ts';
import { moveCardPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';

/** Moves the cards found before, or the card itself, to its owner's hand, deck or discard pile, or out of the game. */
export interface MoveCard extends Node {
  readonly node: 'move-card';
  readonly what: 'those' | 'self';
  readonly where: 'hand' | 'deck' | 'discard' | 'removed';
  /** Only those with this resource printed. */
  readonly resource?: Resource;
}

/** MC-ABILITY-1: a card that was discarded may lie in a new deck by now, where nothing finds it. */
const isDiscarded = (c: C, id: number): boolean => c.table.zones[id] === 'discard';

export const moveCard: EffectNode<MoveCard> = {
  run: (c, node, scope) => {
    const { resource } = node;
    const all = node.what === 'self' ? [scope.self] : scope.cards;
    const ids =
      resource === undefined
        ? all
        : all.filter((id) => isDiscarded(c, id) && printed(c, id).resources.includes(resource));
    for (const id of ids) {
      const zone = c.table.zones[id] ?? 'gone';
      if (pieceAt(c, id) !== undefined) leavePlay(c, id, node.where, ['MC-ZONE-4']);
      else if (zone !== 'gone' && zone !== 'removed' && zone !== node.where) {
        moveTo(c, id, node.where);
        const seat = ownerOf(c, id);
        tell(c, 'moved', ['MC-ZONE-3'], () => ({ card: ref(c, id), from: zone, to: node.where, seat }));
      }
    }
    if (node.where === 'deck')
      for (const owner of new Set(ids.map((id) => ownerOf(c, id)))) shuffleDeck(c, owner, ['MC-SEARCH-4']);
    note(scope, ids.length, ids.length > 0);
    return DONE;
  },
  can: () => true,
  say: (node, p) => moveCardPhrase(p, node),
};

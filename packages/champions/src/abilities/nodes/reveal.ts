import { DONE, type Node } from '@assemble/kernel';
import { revealCard } from '../../rules/revealing.ts';
import { revealPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';

/** Reveals the top card of the encounter deck, or the card found before (MC-REVEAL-2). */
export interface RevealNode extends Node {
  readonly node: 'reveal';
  readonly what: 'top' | 'found';
}

export const reveal: EffectNode<RevealNode> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const { seat, cards } = scope;
    if (node.what === 'top') return revealCard(seat);
    const [found] = cards;
    // What was found in the discard pile, or discarded first, is not revealed from the encounter deck.
    return found === undefined ? DONE : revealCard(seat, found, c.table.zones[found] === 'deck');
  },
  can: () => true,
  say: ({ what }, p) => revealPhrase(p, what),
};

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
  run: (_c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const { seat, cards } = scope;
    if (node.what === 'top') return revealCard(seat);
    return cards[0] === undefined ? DONE : revealCard(seat, cards[0], true);
  },
  can: () => true,
  say: ({ what }, p) => revealPhrase(p, what),
};

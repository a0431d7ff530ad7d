import { DONE, type Node } from '@assemble/kernel';
import { setCounters } from '../../rules/atoms.ts';
import { pieceAt } from '../../rules/cards-in-play.ts';
import { amountOf } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { putCounters } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import type { Amount } from '../vocabulary.ts';

/** Puts counters on the card (MC-COMPONENT-2, -3). */
export interface AddCounters extends Node {
  readonly node: 'add-counters';
  readonly amount: Amount;
}

export const addCounters: EffectNode<AddCounters> = {
  run: (c, node, scope) => {
    const piece = pieceAt(c, scope.self);
    if (piece !== undefined) {
      setCounters(c, piece, piece.counters + amountOf(c, node.amount, scope), ['MC-COMPONENT-3']);
    }
    return DONE;
  },
  can: () => true,
  say: ({ amount }, p) => says(putCounters(p, amount)),
};

import { DONE, type Node } from '@assemble/kernel';
import { placeDamage } from '../../rules/atoms.ts';
import { pieceAt } from '../../rules/cards-in-play.ts';
import { amountOf } from '../../rules/reading.ts';
import { says } from '../../text/said.ts';
import { damageHere as sayDamageHere } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import type { Amount } from '../vocabulary.ts';

/** Places damage on the card itself, which is no character: it only counts there. */
export interface DamageHere extends Node {
  readonly node: 'damage-here';
  readonly amount: Amount;
}

export const damageHere: EffectNode<DamageHere> = {
  run: (c, node, scope) => {
    const piece = pieceAt(c, scope.self);
    if (piece !== undefined) placeDamage(c, piece, amountOf(c, node.amount, scope), ['MC-CANCEL-4']);
    return DONE;
  },
  can: () => true,
  say: ({ amount }, p) => says(sayDamageHere(p, amount)),
};

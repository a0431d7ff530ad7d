import { DONE, type Node, type Seat } from '@assemble/kernel';
import { discardTop as take } from '../../rules/atoms.ts';
import { pilesOf } from '../../rules/cards-in-play.ts';
import { amountOf } from '../../rules/reading.ts';
import type { C } from '../../rules/run.ts';
import { SCENARIO } from '../../table.ts';
import { discardTopPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import { bindCards, type Memory, note } from '../scope.ts';
import type { Amount, Players } from '../vocabulary.ts';

/** Discards from the top of decks, not beyond the moment one runs out (MC-EMPTY-7). What was discarded is remembered. */
export interface DiscardTop extends Node {
  readonly node: 'discard-top';
  readonly whose: Players | 'encounter';
  readonly count: Amount;
}

const ownersOf = (c: C, { whose }: DiscardTop, scope: Memory): readonly Seat[] =>
  whose === 'encounter' ? [SCENARIO] : playersOf(c, whose, scope);

export const discardTop: EffectNode<DiscardTop> = {
  run: (c, node, scope) => {
    const count = amountOf(c, node.count, scope);
    const gone = ownersOf(c, node, scope).flatMap((owner) => take(c, owner, count, ['MC-ABILITY-1']));
    bindCards(scope, gone);
    note(scope, gone.length, gone.length >= count);
    return DONE;
  },
  can: (c, node, scope) => ownersOf(c, node, scope).some((owner) => pilesOf(c, owner).deck.length > 0),
  say: (node, p) => discardTopPhrase(p, node),
};

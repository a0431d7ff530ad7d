import { below, DONE, type Node, type Seat } from '@assemble/kernel';
import type { Resource } from '../../content.ts';
import { discardCards } from '../../rules/atoms.ts';
import { playerOf, printed } from '../../rules/cards-in-play.ts';
import type { C } from '../../rules/run.ts';
import { discardHandPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import { bindCards, note } from '../scope.ts';
import type { Players } from '../vocabulary.ts';

/** Discards cards from hands: some at random, or all with a resource. What was discarded is remembered. */
export interface DiscardHand extends Node {
  readonly node: 'discard-hand';
  readonly who: Players;
  /** How many at random; all of them where a resource is named. */
  readonly count: number;
  readonly resource?: Resource;
}

const handOf = (c: C, node: DiscardHand, seat: Seat): number[] => {
  const { resource } = node;
  const { hand } = playerOf(c.table, seat);
  return resource === undefined ? hand : hand.filter((id) => printed(c, id).resources.includes(resource));
};

/** Cards drawn at random from a hand. */
function atRandom(c: C, hand: readonly number[], count: number): number[] {
  const left = hand.slice();
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(below(c.match.random.shuffle, left.length), 1));
  }
  return chosen;
}

export const discardHand: EffectNode<DiscardHand> = {
  run: (c, node, scope) => {
    const gone: number[] = [];
    for (const seat of playersOf(c, node.who, scope)) {
      const hand = handOf(c, node, seat);
      const ids = node.resource === undefined ? atRandom(c, hand, node.count) : hand.slice();
      discardCards(c, seat, ids, ['MC-ABILITY-1']);
      gone.push(...ids);
    }
    bindCards(scope, gone);
    note(scope, gone.length, gone.length > 0);
    return DONE;
  },
  can: (c, node, scope) => playersOf(c, node.who, scope).some((seat) => handOf(c, node, seat).length > 0),
  say: (node, p) => discardHandPhrase(p, node),
};

import { DONE, type Node } from '@assemble/kernel';
import { words } from '@assemble/language';
import { draw as drawCards } from '../../rules/atoms.ts';
import { playerOf } from '../../rules/cards-in-play.ts';
import { amountOf } from '../../rules/reading.ts';
import { measured } from '../../text/amounts.ts';
import { says } from '../../text/said.ts';
import { doers, doneBy } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import { note } from '../scope.ts';
import type { Amount, Players } from '../vocabulary.ts';

/** Draws cards (MC-HAND-1). */
export interface Draw extends Node {
  readonly node: 'draw';
  readonly count: Amount;
  readonly who: Players;
}

export const draw: EffectNode<Draw> = {
  run: (c, node, scope) => {
    const count = amountOf(c, node.count, scope);
    let done = 0;
    for (const seat of playersOf(c, node.who, scope)) done += drawCards(c, seat, count, ['MC-HAND-1']);
    note(scope, done, done >= count);
    return DONE;
  },
  can: (c, node, scope) =>
    playersOf(c, node.who, scope).some((seat) => {
      const { deck, discard } = playerOf(c.table, seat);
      return deck.length + discard.length > 0;
    }) && amountOf(c, node.count, scope) !== 0,
  say: ({ count, who }, p) => {
    const { what, per, tail } = measured(p, count, 'card');
    const rest = p.locale === 'de' ? words(per, what) : words(what, per);
    return says(doneBy({ verb: 'draw', rest, tail }, doers(p, who)));
  },
};

import { ask, DONE, type Node } from '@assemble/kernel';
import { discardCards, moveTo } from '../../rules/atoms.ts';
import { playerOf } from '../../rules/cards-in-play.ts';
import { ref, tell } from '../../rules/events.ts';
import { cardsIn } from '../../rules/run.ts';
import { lookAtTopPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { chooser } from '../targets.ts';

/** Looks at the top cards of your deck, adds one to your hand and discards the others. */
export interface LookAtTop extends Node {
  readonly node: 'look-at-top';
  readonly count: number;
}

export const lookAtTop: EffectNode<LookAtTop> = {
  run: (c, node, scope, frame) => {
    const top = playerOf(c.table, scope.seat).deck.slice(-node.count);
    if (top.length === 0) return DONE;
    return ask({
      seat: chooser(c, scope),
      ask: { key: 'ask.look-at-top', args: { card: scope.self } },
      rules: ['MC-SEARCH-3', 'MC-WORD-3'],
      source: frame.data.at,
      shape: 'entities',
      from: top,
      min: 1,
      max: 1,
    });
  },
  take: (c, node, scope, _frame, answer) => {
    const { seat } = scope;
    const [kept] = cardsIn(answer);
    const others = playerOf(c.table, seat)
      .deck.slice(-node.count)
      .filter((id) => id !== kept);
    if (kept !== undefined) {
      moveTo(c, kept, 'hand');
      tell(c, 'drew', ['MC-HAND-1'], () => ({ seat, cards: [ref(c, kept)] }));
    }
    // MC-EMPTY-7: cards that were shuffled away meanwhile are not discarded.
    discardCards(
      c,
      seat,
      others.filter((id) => c.table.zones[id] === 'deck'),
      ['MC-ABILITY-1'],
    );
    note(scope, 1, true);
    return DONE;
  },
  can: (c, _node, scope) => playerOf(c.table, scope.seat).deck.length > 0,
  say: ({ count }, p) => lookAtTopPhrase(p, count),
};

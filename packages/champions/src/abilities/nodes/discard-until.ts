import { DONE, type Node, runPart } from '@assemble/kernel';
import { discardTop, moveTo } from '../../rules/atoms.ts';
import { printed } from '../../rules/cards-in-play.ts';
import { refs, tell } from '../../rules/events.ts';
import { suits } from '../../rules/query.ts';
import { SCENARIO } from '../../table.ts';
import { discardUntilPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { bindCards, note } from '../scope.ts';
import type { CardsIn, Effect } from '../vocabulary.ts';

/** Discards from the encounter deck until such a card turns up; running out ends the search (MC-EMPTY-3). */
export interface DiscardUntil extends Node {
  readonly node: 'discard-until';
  readonly cards: Omit<CardsIn, 'in'>;
  readonly then: Effect;
}

export const discardUntil: EffectNode<DiscardUntil> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    for (let top = c.table.deck.at(-1); top !== undefined; top = c.table.deck.at(-1)) {
      const id = top;
      if (suits(c, node.cards, printed(c, id))) {
        tell(c, 'discarded', ['MC-EMPTY-3'], () => ({ seat: SCENARIO, cards: refs(c, [id]) }));
        moveTo(c, id, 'shown');
        bindCards(scope, [id]);
        note(scope, 1, true);
        return runPart(c, node.then, frame);
      }
      const tokens = c.table.acceleration;
      discardTop(c, SCENARIO, 1, ['MC-EMPTY-3']);
      if (c.table.acceleration > tokens) break;
    }
    note(scope, 0, false);
    return DONE;
  },
  can: (c) => c.table.deck.length > 0,
  say: (node, p) => discardUntilPhrase(p, node),
};

import { ask, DONE, type Instruction, NEXT, type Node, runPart } from '@assemble/kernel';
import { shuffleDeck } from '../../rules/atoms.ts';
import { printed } from '../../rules/cards-in-play.ts';
import { asksAlways } from '../../rules/pacing.ts';
import { selectIn, suits } from '../../rules/query.ts';
import { type C, cardIn } from '../../rules/run.ts';
import { unseenOf } from '../../rules/unseen.ts';
import { SCENARIO } from '../../table.ts';
import { searchPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { bindCards, type Memory, note } from '../scope.ts';
import { chooser } from '../targets.ts';
import type { CardsIn, Effect } from '../vocabulary.ts';

/** Searches a zone for a card: what follows is about the one found; a searched deck is shuffled (MC-SEARCH-1, -2, -4). */
export interface Search extends Node {
  readonly node: 'search';
  readonly cards: CardsIn;
  readonly then: Effect;
}

/** A card that is there twice need not be chosen from. */
function distinct(c: C, ids: readonly number[]): number[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const card = c.table.prints[id]?.card ?? '';
    if (seen.has(card)) return false;
    seen.add(card);
    return true;
  });
}

/** Where being asked shall tell nothing: whether more than one card could have been found there (MC-TALK-2). */
function mightFindMore(c: C, { cards }: Search, scope: Memory): boolean {
  if (!asksAlways(c)) return false;
  const owner = cards.in === 'deck' || cards.in === 'hand' ? scope.seat : SCENARIO;
  const unseen = unseenOf(c, owner).filter((id) => suits(c, cards, printed(c, id)));
  return distinct(c, [...selectIn(c, cards, scope), ...unseen]).length > 1;
}

function found(scope: Memory, id: number): Instruction {
  bindCards(scope, [id]);
  note(scope, 1, true);
  return NEXT;
}

export const search: EffectNode<Search> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      const ids = distinct(c, selectIn(c, node.cards, scope));
      const [only] = ids;
      if (only === undefined) {
        note(scope, 0, false);
        frame.step = 2;
        return { do: 'again' };
      }
      if (ids.length === 1 && !mightFindMore(c, node, scope)) return found(scope, only);
      return ask({
        seat: chooser(c, scope),
        ask: { key: 'ask.search', args: { card: scope.self } },
        rules: ['MC-SEARCH-2'],
        source: frame.data.at,
        shape: 'entities',
        from: ids,
        min: 1,
        max: 1,
      });
    }
    if (frame.step === 1) return runPart(c, node.then, frame);
    if (node.cards.in === 'deck') shuffleDeck(c, scope.seat, ['MC-SEARCH-4']);
    else if (node.cards.in !== 'discard' && node.cards.in !== 'encounter-discard')
      shuffleDeck(c, SCENARIO, ['MC-SEARCH-4']);
    return DONE;
  },
  take: (_c, _node, scope, _frame, answer) => found(scope, cardIn(answer)),
  can: (c, node, scope) => node.cards.in === 'deck' || selectIn(c, node.cards, scope).length > 0,
  say: (node, p) => searchPhrase(p, node),
};

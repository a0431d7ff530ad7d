import { ask, canRun, DONE, NEXT, type Node, runPart } from '@assemble/kernel';
import { printed } from '../../rules/cards-in-play.ts';
import { selectIn } from '../../rules/query.ts';
import { type C, cardsIn } from '../../rules/run.ts';
import { chooseCardsPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { bindCards, note } from '../scope.ts';
import { chooser } from '../targets.ts';
import type { CardsIn, Effect } from '../vocabulary.ts';

/** Chooses cards outside play, without searching: what follows is about "those". */
export interface ChooseCards extends Node {
  readonly node: 'choose-cards';
  readonly cards: CardsIn;
  readonly count: number;
  /** Or fewer: unless it is the topmost one, no card says how many exactly. */
  readonly upTo?: true;
  /** Of each name only one. */
  readonly different?: true;
  /** The topmost one, without a choice. */
  readonly topmost?: true;
  readonly then: Effect;
}

/** One card of each name. */
function ofEachName(c: C, ids: readonly number[]): number[] {
  const names = new Set<string>();
  return ids.filter((id) => {
    const { en } = printed(c, id).title;
    return !names.has(en) && names.add(en) !== undefined;
  });
}

export const chooseCards: EffectNode<ChooseCards> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return frame.step === 1 ? runPart(c, node.then, frame) : DONE;
    const all = selectIn(c, node.cards, scope);
    const found = node.different === true ? ofEachName(c, all) : all;
    if (node.topmost === true) {
      bindCards(scope, found.slice(-node.count));
      note(scope, scope.cards.length, found.length >= node.count);
      return NEXT;
    }
    return ask({
      seat: chooser(c, scope),
      ask: { key: 'ask.choose-cards', args: { card: scope.self } },
      rules: ['MC-WORD-3'],
      source: frame.data.at,
      shape: 'entities',
      from: found,
      // MC-WORD-4: none at all would change nothing.
      min: Math.min(1, found.length),
      max: Math.min(node.count, found.length),
    });
  },
  take: (_c, _node, scope, _frame, answer) => {
    bindCards(scope, cardsIn(answer));
    note(scope, scope.cards.length, true);
    return NEXT;
  },
  can: (c, node, scope) => {
    const found = selectIn(c, node.cards, scope);
    return found.length > 0 && canRun(c, node.then, { ...scope, cards: found });
  },
  say: (node, p) => chooseCardsPhrase(p, node),
};

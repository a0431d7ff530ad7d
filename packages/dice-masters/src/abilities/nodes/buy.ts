import { type Answer, ask, DONE, type Node } from '@assemble/kernel';
import { words } from '@assemble/language';
import { dieOf, listed } from '../../rules/dice-in-play.ts';
import { select } from '../../rules/filter.ts';
import { slotId } from '../../rules/index-of-cards.ts';
import { buy as buyDie } from '../../rules/purchasing.ts';
import type { C } from '../../rules/run.ts';
import { clauses, inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { viewpoint } from '../values.ts';
import type { Dice } from '../vocabulary.ts';

/** Buys a die without paying for it (DM-CORE-RULES-1): from an own card or a shared one, like any purchase. */
export interface Buy extends Node {
  readonly node: 'buy';
  readonly dice: Dice;
}

/** One die of each card that its player may buy from (DM-PURCHASING-2, DM-PURCHASING-3). */
function onSale(c: C, node: Buy, scope: Memory): number[] {
  const seat = scope.seat;
  const seen = new Set<number>();
  const all = select(c, { ...node.dice, zone: 'card' }, viewpoint(c, scope));
  return listed(all).filter((id) => {
    const { card } = dieOf(c, id);
    const owner = c.table.cards[card]?.owner ?? null;
    if (seen.has(card) || (owner !== null && owner !== seat)) return false;
    seen.add(card);
    return true;
  });
}

const take = (c: C, scope: Memory, id: number | undefined): typeof DONE => {
  if (id !== undefined) buyDie(c, scope.seat, dieOf(c, id).card);
  return DONE;
};

const runs: Runs<Buy> = {
  run: (c, node, scope, frame) => {
    const from = onSale(c, node, scope);
    if (from.length < 2) return take(c, scope, from[0]);
    return ask({
      seat: scope.seat,
      ask: { key: 'ask.choose', args: { card: slotId(c, scope.card), count: 1 } },
      rules: ['DM-CORE-RULES-1', 'DM-PURCHASING-2', 'DM-PURCHASING-3'],
      source: frame.data.at,
      shape: 'entities',
      from,
      min: 1,
      max: 1,
    });
  },
  take: (c, _node, scope, _frame, answer: Answer) => take(c, scope, (answer as number[])[0]),
  can: (c, node, scope) => onSale(c, node, scope).length > 0,
};

/** "buy an action die without paying" */
const say = inAll<Buy>((node, p) => {
  const one = p.dice(node.dice, { det: 'a' });
  const free = { en: 'for free', es: 'gratis', de: 'kostenlos' }[p.locale];
  return clauses({ verb: 'buy', rest: words(one.in('acc'), free) });
});

export const buy: DiceNode<Buy> = {
  ...runs,
  say,
  hint: () => hint(3, 'own', { fails: true }),
};

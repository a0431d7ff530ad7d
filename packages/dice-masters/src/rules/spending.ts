import {
  AGAIN,
  type Answer,
  ask,
  below,
  type Choice,
  type Decision,
  DONE,
  goto,
  NEXT,
  propose,
  type Seat,
  type Tester,
  type Verdict,
  YES,
} from '@assemble/kernel';
import type { Table } from '../table.ts';
import { diceIn, dieOf } from './dice-in-play.ts';
import { field, fieldingPrice, fieldVerdict } from './fielding.ts';
import { indexOf, type Price, slotId } from './index-of-cards.ts';
import { asPayment, autoPay, type Inquiry, inquiry, paymentVerdict, spend } from './paying.ts';
import { buy, buyVerdict, purchasePrice } from './purchasing.ts';
import { type C, running, steps } from './run.ts';
import { thenSettle } from './settle.ts';

/** What is bought and fielded with one payment, and the dice that were spent on it (DM-FIELDING-6). */
export type Spending = { seat: Seat; basket: string[]; spent: number[] };

/**
 * Buying and fielding: what is paid for in one go shares a payment (DM-PAYING-6, DM-PAYING-9); each price needs
 * its own energy of its type (DM-PURCHASING-7).
 */
export const spending = steps('spend', [
  {
    name: 'pay',
    rules: ['DM-PAYING-1', 'DM-PAYING-6', 'DM-PAYING-9', 'DM-ENERGY-7', 'DM-FIELDING-3'],
    run: (c, d) => {
      const prices = d.basket.map((item) => priceOfItem(c, item));
      const amount = prices.reduce((sum, price) => sum + price.amount, 0);
      // DM-FIELDING-2: what costs nothing is fielded without a payment.
      if (amount === 0) return NEXT;
      return ask({
        seat: d.seat,
        ask: { key: 'ask.pay', args: { items: d.basket.map((item) => itemMessage(c, item)) } },
        rules: ['DM-PAYING-1', 'DM-PAYING-6'],
        test: 'basket',
        shape: 'pay',
        cost: prices,
        extend: extensions(c, inquiry(c, d.seat, 'bare', prices), d.basket).map(({ id, say }) => ({
          id,
          say,
        })),
      });
    },
    take: (c, d, answer) => {
      const more = extension(answer);
      if (more !== null) {
        d.basket.push(more);
        return AGAIN;
      }
      const payment = asPayment(answer);
      if (payment !== null) d.spent = spend(c, d.seat, payment);
      return NEXT;
    },
  },
  {
    name: 'bought dice go to the used pile',
    rules: ['DM-PURCHASING-1', 'DM-PURCHASING-8'],
    run: (c, d) => {
      for (const item of d.basket) if (item.startsWith('buy:')) buy(c, d.seat, idOf(item));
      d.basket = d.basket.filter((item) => !item.startsWith('buy:'));
      return NEXT;
    },
  },
  {
    name: 'the next character goes to the field zone',
    rules: ['DM-FIELDING-1', 'DM-FIELDING-5', 'DM-ACTIVE-AND-FIELDED-3'],
    run: (c, d) => {
      const item = d.basket.shift();
      if (item === undefined) return DONE;
      const fielded = field(c, d.seat, dieOf(c, idOf(item)), d.spent);
      // What came before it may have woken a ban: then it stays where it is, though it is paid for.
      return fielded === null ? AGAIN : propose(c, [fielded]);
    },
  },
  { name: 'effects', rules: ['DM-FIELDING-5', 'DM-ORDERING-3'], run: thenSettle },
  {
    name: 'one after the other',
    rules: ['DM-FIELDING-5'],
    run: () => goto('the next character goes to the field zone'),
  },
]);

const idOf = (item: string): number => Number(item.slice(item.indexOf(':') + 1));

function priceOfItem(c: C, item: string): Price {
  const id = Number(item.slice(item.indexOf(':') + 1));
  return item.startsWith('buy:') ? purchasePrice(c, id) : fieldingPrice(c, dieOf(c, id));
}

function itemMessage(c: C, item: string) {
  const id = Number(item.slice(item.indexOf(':') + 1));
  const card = item.startsWith('buy:') ? id : dieOf(c, id).card;
  return { key: item.startsWith('buy:') ? 'option.buy' : 'option.field', args: { card: slotId(c, card) } };
}

/** What else could be put into the same payment: with reasons everything, without them only what is legal. */
function extensions(c: C, q: Inquiry, basket: readonly string[]): Choice[] {
  const found: Choice[] = [];
  const add = (id: string, verdict: Verdict): void => {
    if (verdict.yes || q.explaining === 'reasons') found.push({ id, say: itemMessage(c, id), verdict });
  };
  for (let slot = 1; slot < indexOf(c).slots.length; slot++) {
    const taken = basket.filter((item) => item === `buy:${slot}`).length;
    add(`buy:${slot}`, buyVerdict(c, q, slot, taken));
  }
  for (const die of diceIn(c, q.seat, 'reserve')) {
    const id = `field:${die.id}`;
    // What costs nothing needs no payment to share.
    if (!basket.includes(id) && fieldingPrice(c, die).amount > 0) add(id, fieldVerdict(c, q, die.id));
  }
  return found;
}

const extension = (answer: Answer): string | null => {
  const { extend } = answer as { extend?: unknown };
  return typeof extend === 'string' ? extend : null;
};

/** Payments of a basket, and of an ability's price. */
export const basketTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    if (decision.shape !== 'pay') return YES;
    const more = extension(answer);
    if (more === null) return paymentVerdict(c, decision.seat, decision.cost as Price[], answer);
    return furtherItems(c, decision).find((choice) => choice.id === more)?.verdict ?? YES;
  },
  sample: (c, decision, random): Answer => {
    if (decision.shape !== 'pay') return decision.fallback;
    // Now and then something more goes into the same payment.
    const more = decision.extend[below(random, decision.extend.length * 3 + 1)];
    if (more !== undefined) return { extend: more.id };
    return autoPay(c, decision.seat, decision.cost as Price[], random);
  },
  least: (c, decision) =>
    decision.shape === 'pay' ? autoPay(c, decision.seat, decision.cost as Price[], null) : decision.fallback,
  choices: furtherItems,
};

/** What a player might want to add to the payment that is being asked for. */
function furtherItems(c: C, decision: Decision): readonly Choice[] {
  if (decision.shape !== 'pay') return [];
  const spent = running(c, 'spend');
  if (spent === null) return decision.extend.map((option) => ({ ...option, verdict: YES }));
  const q = inquiry(c, decision.seat, 'reasons', decision.cost as Price[]);
  return extensions(c, q, spent.basket);
}

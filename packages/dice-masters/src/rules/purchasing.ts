import { Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { Die } from '../table.ts';
import { buyDie } from './atoms.ts';
import { byNumber } from './dice-in-play.ts';
import { indexOf, type Price, slotId } from './index-of-cards.ts';
import { type Inquiry, payable } from './paying.ts';
import type { C, Rule } from './run.ts';

/** The next of the dice that still lie on a card. */
const nextOnCard = (c: C, slot: number): Die | undefined =>
  c.table.dice.filter((die) => die.card === slot && die.zone === 'card').sort(byNumber)[0];

function leftOnCard(c: C, slot: number): number {
  let left = 0;
  for (const die of c.table.dice) if (die.card === slot && die.zone === 'card') left++;
  return left;
}

/**
 * The price of a die: the cost of its card and, where there is one, the energy type (DM-PURCHASING-4, DM-PURCHASING-5,
 * DM-PURCHASING-6).
 */
export function purchasePrice(c: C, slot: number): Price {
  return indexOf(c).prices[slot] ?? { amount: 0, needs: [] };
}

/** Whether a player may buy a die of this card now, beside what is already in the basket. */
export function buyVerdict(c: C, q: Inquiry, slot: number, taken: number): Verdict<Rule> {
  const owner = c.table.cards[slot]?.owner;
  const judge = new Judge<Rule>(q.explaining)
    .must(c.table.phase === 'main', 'DM-TURN-STRUCTURE-3', 'no.only-main')
    .must(c.table.active === q.seat, 'DM-TURN-STRUCTURE-7', 'no.not-your-turn')
    .must(owner === null || owner === q.seat, 'DM-PURCHASING-3', 'no.not-your-card');
  if (judge.settled) return judge.verdict();
  judge.also(payable(q, purchasePrice(c, slot)));
  if (judge.settled) return judge.verdict();
  return judge.must(leftOnCard(c, slot) > taken, 'DM-PURCHASING-9', 'no.sold-out').verdict();
}

/** The bought die goes from its card straight to the buyer's used pile (DM-PURCHASING-8). */
export function buy(c: C, seat: Seat, slot: number): void {
  const die = nextOnCard(c, slot);
  if (die === undefined) throw new Error(`no die left on ${slotId(c, slot)}`);
  buyDie(c, die, seat);
}

import { Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { Cost } from '../abilities/vocabulary.ts';
import type { EnergyType } from '../dice.ts';
import type { Die } from '../table.ts';
import { spunFace } from './changes.ts';
import { dieOf, playerOf } from './dice-in-play.ts';
import { select, viewOfPlayer } from './filter.ts';
import type { Price } from './index-of-cards.ts';
import { type Inquiry, payable } from './paying.ts';
import type { C, Rule } from './run.ts';

/** The energy part of a cost, so many times over. */
export function priceOf(cost: Cost, times = 1): Price {
  if (times > 1) return makePrice(Array.from({ length: times }, () => cost.energy).flat());
  const known = prices.get(cost);
  if (known !== undefined) return known;
  const price = makePrice(cost.energy);
  prices.set(cost, price);
  return price;
}

/** Costs are parts of cards and never change, so their prices are worked out once. */
const prices = new WeakMap<Cost, Price>();

const makePrice = (energy: Cost['energy']): Price => ({
  amount: energy.length,
  needs: energy.filter((one): one is EnergyType => one !== 'any'),
});

/** The dice that could be knocked out or spun down to pay (DM-PAYING-8: it must really be carried out). */
export function costDice(c: C, seat: Seat, cost: Cost, self: Die | null): number[] {
  const dice = cost.knockOut ?? cost.spinDown;
  if (dice === undefined) return [];
  const found = select(c, dice, { ...viewOfPlayer(seat), self });
  return cost.spinDown === undefined
    ? found
    : found.filter((id) => spunFace(c, dieOf(c, id), -1) !== dieOf(c, id).face);
}

/** Whether all parts of a cost can be paid (DM-PAYING-7, DM-PAYING-8). */
export function costVerdict(c: C, q: Inquiry, cost: Cost, self: Die | null): Verdict<Rule> {
  const { seat } = q;
  const judge = new Judge<Rule>(q.explaining);
  if (cost.energy.length > 0) judge.also(payable(q, priceOf(cost)));
  if (cost.knockOut !== undefined || cost.spinDown !== undefined) {
    judge.must(costDice(c, seat, cost, self).length > 0, 'DM-PAYING-8', 'no.cost-dice');
  }
  const life = playerOf(c, seat).life;
  if (cost.life !== undefined)
    judge.must(life >= cost.life, 'DM-PAYING-7', 'no.cost-life', { life: cost.life });
  return judge.verdict();
}

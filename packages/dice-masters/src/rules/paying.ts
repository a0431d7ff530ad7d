import {
  type Answer,
  below,
  type Explaining,
  Judge,
  type Seat,
  type Stream,
  type Verdict,
  YES,
} from '@assemble/kernel';
import type { EnergyFace, EnergyType } from '../dice.ts';
import { type Die, dieIn } from '../table.ts';
import { moveTo, turnTo } from './atoms.ts';
import { diceIn, dieOf, faceOf, playerOf } from './dice-in-play.ts';
import { refs, tell } from './events.ts';
import { indexOf, type Price, slotId } from './index-of-cards.ts';
import type { C, Rule } from './run.ts';
import { spendMarkers } from './turn-atoms.ts';

/** How it is paid: so much of each die, and generic markers. */
export type Payment = {
  readonly with: readonly (readonly [die: number, amount: number])[];
  readonly markers: number;
};

interface Source {
  readonly die: Die | null;
  readonly energy: EnergyFace['energy'];
  readonly count: number;
  /** How much of it is spent. */
  spend: number;
}

const TYPES: readonly EnergyType[] = ['fist', 'bolt', 'mask', 'shield'];

/** The energy a player has: energy faces in the reserve pool and markers (DM-PAYING-2). */
function sources(c: C, seat: Seat): Source[] {
  const found: Source[] = [];
  for (const die of diceIn(c, seat, 'reserve')) {
    const face = faceOf(c, die);
    if (face !== null && face.kind === 'energy') {
      found.push({ die, energy: face.energy, count: face.count, spend: face.count });
    }
  }
  const markers = playerOf(c, seat).markers;
  for (let i = 0; i < markers; i++) found.push({ die: null, energy: 'generic', count: 1, spend: 1 });
  return found;
}

/** Energy counted: in all, by type, and wild, which stands in for any type (DM-ENERGY-2). */
export interface Purse extends Record<EnergyType | 'wild', number> {
  total: number;
}

/** All that a player could spend now. */
function purseOf(c: C, seat: Seat): Purse {
  const purse = emptyPurse();
  for (const die of c.table.dice) {
    if (die.zone !== 'reserve' || die.controller !== seat) continue;
    const face = faceOf(c, die);
    if (face !== null && face.kind === 'energy') put(purse, face.energy, face.count);
  }
  purse.total += playerOf(c, seat).markers;
  return purse;
}

function spentPurse(spent: readonly Source[]): Purse {
  const purse = emptyPurse();
  for (const source of spent) put(purse, source.energy, source.spend);
  return purse;
}

const emptyPurse = (): Purse => ({ total: 0, fist: 0, bolt: 0, mask: 0, shield: 0, wild: 0 });

function put(purse: Purse, energy: EnergyFace['energy'], count: number): void {
  purse.total += count;
  // Generic energy is of no type (DM-ENERGY-6).
  if (energy !== 'generic') purse[energy] += count;
}

/** What has to be paid, counted likewise: prices that share a payment add up (DM-PAYING-6). */
type Bill = Record<EnergyType, number> & { total: number };

const NOTHING: Bill = { total: 0, fist: 0, bolt: 0, mask: 0, shield: 0 };

function billOf(prices: readonly Price[]): Bill {
  const bill = { ...NOTHING };
  for (const price of prices) {
    bill.total += price.amount;
    for (const need of price.needs) bill[need]++;
  }
  return bill;
}

/**
 * Whether energy covers a bill and one price more: enough in all, whatever it is (DM-ENERGY-8), and each typed price with
 * its own (DM-PURCHASING-7).
 */
function covers(purse: Purse, bill: Bill, price: Price | null = null): boolean {
  const total = bill.total + (price === null ? 0 : price.amount);
  return purse.total >= total && missingTypes(purse, bill, price) <= 0;
}

/** How many energies of the asked types are missing after wild has stood in where it can. */
function missingTypes(purse: Purse, bill: Bill, price: Price | null): number {
  let missing = 0;
  for (const type of TYPES) {
    let needed = bill[type];
    if (price !== null) for (const need of price.needs) if (need === type) needed++;
    if (needed > purse[type]) missing += needed - purse[type];
  }
  return missing === 0 ? 0 : missing - purse.wild;
}

/** Who asks whether something is allowed: with what energy, owing what already, and whether reasons are wanted. */
export interface Inquiry {
  readonly seat: Seat;
  readonly purse: Purse;
  readonly owed: Bill;
  readonly explaining: Explaining;
}

/** An inquiry of a player who already has to pay these prices. */
export const inquiry = (
  c: C,
  seat: Seat,
  explaining: Explaining = 'reasons',
  owed: readonly Price[] = NO_PRICES,
): Inquiry => ({
  seat,
  purse: purseOf(c, seat),
  owed: owed.length === 0 ? NOTHING : billOf(owed),
  explaining,
});

const NO_PRICES: readonly Price[] = [];

/** Whether a player could pay a price. */
export function canPay(c: C, seat: Seat, price: Price): boolean {
  return covers(purseOf(c, seat), NOTHING, price);
}

/** Why a price cannot be paid beside what is owed, if so. */
export function payable({ purse, owed, explaining }: Inquiry, price: Price): Verdict<Rule> {
  if (covers(purse, owed, price)) return YES;
  const judge = new Judge<Rule>(explaining);
  if (explaining === 'bare') return judge.refuse('DM-PAYING-7', 'no.energy').verdict();
  const cost = owed.total + price.amount;
  judge.must(purse.total >= cost, 'DM-PAYING-7', 'no.energy', { cost, energy: purse.total });
  for (const type of TYPES) {
    const wanted = owed[type] + price.needs.filter((need) => need === type).length;
    const rule = wanted > 1 ? 'DM-PURCHASING-7' : 'DM-PURCHASING-5';
    judge.must(purse[type] + purse.wild >= wanted, rule, 'no.energy-type', { type });
  }
  if (missingTypes(purse, owed, price) > 0 && !judge.refused)
    judge.refuse('DM-PURCHASING-7', 'no.energy-for-each');
  return judge.verdict();
}

/** A payment of this much from a face needs another face that shows the rest (DM-PAYING-3 to DM-PAYING-5). */
function restFace(c: C, source: Source, spend: number): number {
  if (source.die === null || source.energy === 'generic') return -1;
  const faces = indexOf(c).kinds[source.die.card]?.faces ?? [];
  return faces.findIndex(
    (face) => face.kind === 'energy' && face.energy === source.energy && face.count === source.count - spend,
  );
}

const canSpend = (c: C, source: Source, spend: number): boolean =>
  spend === 0 || spend === source.count || restFace(c, source, spend) >= 0;

/** The verdict on a payment: really there, enough, and nothing more than needed. */
export function paymentVerdict(c: C, seat: Seat, prices: readonly Price[], answer: Answer): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const payment = asPayment(answer);
  if (payment === null) return judge.refuse('DM-PAYING-1', 'no.payment-form').verdict();
  const spent = spentSources(c, seat, payment, judge);
  if (spent === null) return judge.verdict();
  const bill = billOf(prices);
  const purse = spentPurse(spent);
  const cost = bill.total;
  judge.must(purse.total >= cost, 'DM-PAYING-7', 'no.payment-short', { cost, energy: purse.total });
  if (missingTypes(purse, bill, null) > 0) {
    judge.refuse('DM-PURCHASING-5', 'no.payment-type', { types: prices.flatMap((price) => price.needs) });
  }
  if (!judge.refused) judge.must(isLeast(c, spent, bill), 'DM-PAYING-1', 'no.payment-more', { cost });
  return judge.verdict();
}

function spentSources(c: C, seat: Seat, payment: Payment, judge: Judge<Rule>): Source[] | null {
  const have = sources(c, seat);
  const spent: Source[] = [];
  const named = new Set<number>();
  for (const [id, amount] of payment.with) {
    const source = have.find((one) => one.die?.id === id);
    if (source === undefined || named.has(id)) {
      judge.refuse('DM-PAYING-2', 'no.payment-die', { die: id, card: dieCard(c, id) });
      continue;
    }
    named.add(id);
    if (amount < 1 || amount > source.count || !canSpend(c, source, amount)) {
      const rule = source.energy === 'generic' ? 'DM-PAYING-5' : 'DM-PAYING-4';
      judge.refuse(rule, 'no.payment-part', { card: dieCard(c, id), amount });
    }
    spent.push({ ...source, spend: amount });
  }
  const markers = have.filter((source) => source.die === null);
  judge.must(payment.markers <= markers.length, 'DM-CLEAR-AND-DRAW-11', 'no.markers', {
    have: markers.length,
  });
  spent.push(...markers.slice(0, payment.markers));
  return judge.verdict().yes ? spent : null;
}

/** Nothing can be taken back from the payment without breaking it. */
function isLeast(c: C, spent: readonly Source[], bill: Bill): boolean {
  const purse = spentPurse(spent);
  return !spent.some((source) => {
    const was = source.spend;
    const spare = lessen(c, source, purse, bill);
    put(purse, source.energy, was - source.spend);
    source.spend = was;
    return spare;
  });
}

/** Spends as little of a source as still covers the bill; answers whether that is less than before. */
function lessen(c: C, source: Source, purse: Purse, bill: Bill): boolean {
  const was = source.spend;
  for (let less = 0; less < was; less++) {
    if (!canSpend(c, source, less)) continue;
    put(purse, source.energy, less - source.spend);
    source.spend = less;
    if (covers(purse, bill)) return true;
  }
  put(purse, source.energy, was - source.spend);
  source.spend = was;
  return false;
}

/**
 * A payment that wastes nothing: starts from all energy there is and takes back, in this order of preference, what
 * is not needed. Without a random stream it keeps wild energy, then typed energy, and spends generic first.
 */
export function autoPay(c: C, seat: Seat, prices: readonly Price[], random: Stream | null): Payment {
  const have = sources(c, seat);
  const keepFirst =
    random === null ? have.slice().sort((a, b) => keepValue(b) - keepValue(a)) : mixed(have, random);
  const purse = spentPurse(have);
  const bill = billOf(prices);
  for (const source of keepFirst) lessen(c, source, purse, bill);
  const payment: { with: [number, number][]; markers: number } = { with: [], markers: 0 };
  for (const { die, spend } of have) {
    if (spend === 0) continue;
    if (die === null) payment.markers++;
    else payment.with.push([die.id, spend]);
  }
  return payment;
}

/** More dice than these are not searched through: there are many ways then. */
const MOST = 8;

/** The only way to pay, where dice that show the same are as good as each other; null where there is a choice. */
export function onlyPayment(c: C, seat: Seat, prices: readonly Price[]): Payment | null {
  const have = sources(c, seat);
  if (have.length > MOST) return null;
  const bill = billOf(prices);
  const found = new Set<string>();
  const search = (at: number): void => {
    const source = have[at];
    if (source === undefined) {
      const spent = have.filter(({ spend }) => spend > 0);
      if (covers(spentPurse(spent), bill) && isLeast(c, spent, bill)) found.add(kindsOf(spent));
      return;
    }
    for (let less = 0; less <= source.count && found.size < 2; less++) {
      if (!canSpend(c, source, less)) continue;
      source.spend = less;
      search(at + 1);
    }
  };
  search(0);
  return found.size === 1 ? autoPay(c, seat, prices, null) : null;
}

/** Dice of one kind that show the same are as good as each other. */
const kindsOf = (spent: readonly Source[]): string =>
  spent
    .map(
      ({ die, energy, spend }) => `${die === null ? 'marker' : `${die.card} ${die.face}`} ${energy} ${spend}`,
    )
    .sort()
    .join();

const keepValue = (source: Source): number =>
  source.energy === 'wild' ? 2 : source.energy === 'generic' ? 0 : 1;

function mixed(list: Source[], random: Stream): Source[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = order[i] as Source;
    order[i] = order[j] as Source;
    order[j] = held;
  }
  return order;
}

/** Carries a payment out (DM-PAYING-1); answers the dice that went to the used pile. */
export function spend(c: C, seat: Seat, payment: Payment): number[] {
  const gone: Die[] = [];
  tell(c, 'spent', ['DM-PAYING-1'], () => ({
    seat,
    dice: refs(
      c,
      payment.with.map(([id]) => dieOf(c, id)),
    ),
    markers: payment.markers,
  }));
  for (const [id, amount] of payment.with) {
    const die = dieOf(c, id);
    const face = faceOf(c, die) as EnergyFace;
    if (amount === face.count) {
      moveTo(c, die, 'used');
      gone.push(die);
      continue;
    }
    const to = restFace(c, { die, energy: face.energy, count: face.count, spend: amount }, amount);
    tell(c, 'turned', ['DM-PAYING-3'], () => ({
      die: refs(c, [die])[0] ?? { die: id, card: '', face: -1 },
      to,
    }));
    turnTo(die, to);
  }
  spendMarkers(c, seat, payment.markers);
  return gone.map((die) => die.id);
}

export function asPayment(answer: Answer): Payment | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const { with: list, markers } = answer as { with?: unknown; markers?: unknown };
  if (!Array.isArray(list)) return null;
  const isPart = (part: unknown): part is [number, number] =>
    Array.isArray(part) && part.length === 2 && part.every((n) => Number.isInteger(n));
  if (!list.every(isPart)) return null;
  const count = markers === undefined ? 0 : markers;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0
    ? { with: list, markers: count }
    : null;
}

const dieCard = (c: C, id: number): string => {
  const die = dieIn(c.table, id);
  return die === undefined ? '' : slotId(c, die.card);
};

import {
  type Answer,
  type Decision,
  Judge,
  type Stream,
  shuffle,
  type Tester,
  type Verdict,
} from '@assemble/kernel';
import { abilityOf } from './abilities.ts';
import { faceOf } from './changes.ts';
import { type C, type Card, cardOf, hand, inPlay, type Rule, type Seat, type Table } from './table.ts';
import type { Resource } from './vocabulary.ts';

/** What is to be paid: so many resources, of which some must be of certain types; `card` is what is paid for. */
export type Price = { readonly amount: number; readonly types: readonly Resource[]; readonly card: number };

/** One source and what each of its resources is used as: a wild one stands in for any type (MC-RESOURCE-5). */
export type Payment = readonly (readonly [card: number, ...as: Resource[]])[];

interface Source {
  readonly card: Card;
  readonly gives: readonly Resource[];
}

/** Cards in hand other than the one being paid for, and resource abilities that can be used now. */
function sources(c: C, seat: Seat, price: Price): Source[] {
  const found: Source[] = [];
  for (const card of hand(c, seat)) {
    if (card.id !== price.card) found.push({ card, gives: faceOf(card).gives ?? [] });
  }
  for (const card of inPlay(c)) {
    const generates = abilityOf(card, 'resource');
    if (card.owner !== seat || generates === null || card.exhausted || card.counters === 0) continue;
    found.push({ card, gives: generates.ability.gives });
  }
  return found;
}

/** A payment with these sources that uses each wild resource for a type that is still missing; null if short. */
function payWith(chosen: readonly Source[], price: Price): Payment | null {
  const missing = [...price.types];
  const take = (type: Resource): void => {
    const at = missing.indexOf(type);
    if (at >= 0) missing.splice(at, 1);
  };
  for (const { gives } of chosen) for (const type of gives) if (type !== 'wild') take(type);
  let total = 0;
  const payment = chosen.map(({ card, gives }): [number, ...Resource[]] => {
    total += gives.length;
    return [card.id, ...gives.map((type) => (type === 'wild' ? (missing.shift() ?? 'energy') : type))];
  });
  return total >= price.amount && missing.length === 0 ? payment : null;
}

export const canPay = (c: C, seat: Seat, price: Price): boolean =>
  payWith(sources(c, seat, price), price) !== null;

/** A payment drawn from the sources in the order given, with nothing in it that could be left out. */
export function leastPayment(c: C, seat: Seat, price: Price, random: Stream | null): Payment | null {
  let chosen = sources(c, seat, price);
  if (random !== null) chosen = shuffle(random, chosen);
  if (payWith(chosen, price) === null) return null;
  for (const source of [...chosen]) {
    const without = chosen.filter((one) => one !== source);
    if (payWith(without, price) !== null) chosen = without;
  }
  return payWith(chosen, price);
}

function paymentVerdict(c: C, seat: Seat, price: Price, answer: Answer): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const payment = ((answer as { with?: Payment }).with ?? []) as Payment;
  const have = sources(c, seat, price);
  const got: Resource[] = [];
  const named = new Set<number>();
  for (const [id, ...as] of payment) {
    const source = have.find((one) => one.card.id === id);
    if (id === price.card) judge.refuse('MC-RESOURCE-8', 'no.pays-itself');
    else if (source === undefined || named.has(id)) judge.refuse('MC-COST-4', 'no.source', { card: id });
    named.add(id);
    const fits = source?.gives.every((type, i) => as[i] === type || (type === 'wild' && as[i] !== 'wild'));
    judge.must(
      source === undefined || (fits === true && as.length === source.gives.length),
      'MC-RESOURCE-5',
      'no.type',
    );
    got.push(...as);
  }
  judge.must(got.length >= price.amount, 'MC-RESOURCE-3', 'no.short', {
    cost: price.amount,
    got: got.length,
  });
  for (const type of new Set(price.types)) {
    const count = (list: readonly Resource[]) => list.filter((one) => one === type).length;
    judge.must(count(got) >= count(price.types), 'MC-RESOURCE-4', 'no.short-of', { type });
  }
  return judge.verdict();
}

const priceOf = (decision: Decision): Price => {
  if (decision.shape !== 'pay') throw new Error('not a payment');
  return decision.cost as unknown as Price;
};

export const payment: Tester<Table> = {
  verdict: (c, decision, answer) => paymentVerdict(c, decision.seat, priceOf(decision), answer),
  sample: (c, decision, random) => ({
    with: leastPayment(c, decision.seat, priceOf(decision), random) ?? [],
  }),
  choices: (c, decision) => {
    const price = priceOf(decision);
    const from = sources(c, decision.seat, price);
    return hand(c, decision.seat)
      .concat(from.map((source) => source.card).filter((card) => card.zone === 'play'))
      .map((card) => ({
        id: String(card.id),
        say: { key: 'option.card', args: { card: card.name } },
        verdict: new Judge<Rule>().must(card.id !== price.card, 'MC-RESOURCE-8', 'no.pays-itself').verdict(),
      }));
  },
};

export const printedPrice = (c: C, id: number): Price => {
  const card = cardOf(c, id);
  const amount = card.zone === 'hand' ? (faceOf(card).cost ?? 0) : 0;
  return { amount, types: [], card: id };
};

import type { Answer, Choice, Decision, Seat, Stream, Tester, Verdict } from '@assemble/kernel';
import { Judge, shuffle } from '@assemble/kernel';
import type { Generates } from '../abilities/vocabulary.ts';
import type { Resource } from '../content.ts';
import type { Piece, Table } from '../table.ts';
import { countUse, discardCards, exhaust, leavePlay, setCounters } from './atoms.ts';
import { faceOf, pieceAt, playerOf, printed } from './cards-in-play.ts';
import { refs, tell } from './events.ts';
import type { Heard } from './index-of-cards.ts';
import type { C, Rule } from './run.ts';
import {
  handGives,
  isCopier,
  openSources,
  type Price,
  type Source,
  sources,
  suffices,
  useKey,
  ways,
} from './sources.ts';
import { unseenOf } from './unseen.ts';

/** One source and what each of its resources is used as: a wild one stands in for any type (MC-RESOURCE-5). */
export type Payment = readonly (readonly [card: number, ...as: Resource[]])[];

/** The payment that was answered. */
export const paymentIn = (answer: Answer): Payment => (answer as { with: Payment }).with;

/** A payment with these sources that uses each wild resource for a type that is still missing. */
function payWith(chosen: readonly Source[], price: Price): Payment {
  const missing = price.types.slice();
  for (const { gives } of chosen) {
    for (const type of gives) {
      const at = type === 'wild' ? -1 : missing.indexOf(type);
      if (at >= 0) missing.splice(at, 1);
    }
  }
  return chosen.map(({ card, gives }): [number, ...Resource[]] => [
    card,
    ...gives.map((type) => (type === 'wild' ? (missing.shift() ?? price.x ?? 'energy') : type)),
  ]);
}

export const isFree = (price: Price): boolean => price.amount === 0 && price.x === null;

/** Whether the cards in hand alone are enough: mostly they are. */
function handSuffices(c: C, seat: Seat, price: Price): boolean {
  let left = price.amount;
  for (const card of playerOf(c.table, seat).hand) {
    if (card !== price.card) left -= printed(c, card).resources.length;
    if (left <= 0) return true;
  }
  return false;
}

/** Could the player pay this? X has to be at least one. */
export function canPay(c: C, seat: Seat, price: Price): boolean {
  if (isFree(price)) return true;
  if (price.x === null && price.types.length === 0 && handSuffices(c, seat, price)) return true;
  return ways(c, seat, price).some((from) => pays(from, price));
}

/**
 * Must the others reckon that the player could pay this with so many cards of the hand? Each of them counts as the best
 * card that it might be, and what it gives as of any type.
 */
export function mightPay(c: C, seat: Seat, price: Price, cards: number): boolean {
  if (isFree(price)) return true;
  const most = Math.max(0, ...unseenOf(c, seat).map((id) => handGives(c, id, price).length));
  const best: Source = { card: -1, gives: new Array<Resource>(most).fill('wild'), heard: null };
  const open = openSources(c, seat).map((one) =>
    isCopier(one) && cards > 0 && one.gives.length < most ? { ...one, gives: best.gives } : one,
  );
  return pays([...open, ...new Array<Source>(cards).fill(best)], price);
}

function pays(from: readonly Source[], price: Price): boolean {
  const { x } = price;
  if (x !== null && !from.some(({ gives }) => gives.includes(x) || gives.includes('wild'))) return false;
  return suffices(from, price);
}

/** How much a player would rather keep a source: abilities come back, strong cards do not. */
function keepValue(c: C, source: Source): number {
  if (source.heard !== null) return 0;
  const face = printed(c, source.card);
  return face.type === 'resource' ? 1 : 2 + (face.cost ?? 0) / 4;
}

/** Sources that together suffice, none of which could be left out; the ones better kept are left out first. None if short. */
function least(chosen: Source[], price: Price): Payment {
  if (!suffices(chosen, price)) return [];
  let kept = chosen;
  for (const source of chosen) {
    const without = kept.filter((one) => one !== source);
    if (suffices(without, price)) kept = without;
  }
  return payWith(kept, price);
}

const xPayment = (from: readonly Source[], price: Price): Payment => {
  const one = from.find(
    ({ gives, after }) =>
      after === undefined && (gives.includes(price.x as Resource) || gives.includes('wild')),
  );
  return one !== undefined && suffices([one], price) ? payWith([one], price) : [];
};

/** The first of these ways that pays; none if all are short. */
function firstPayment(from: readonly Source[][], price: Price, sorted: (way: Source[]) => Source[]): Payment {
  for (const way of from) {
    const payment = price.x !== null ? xPayment(sorted(way).reverse(), price) : least(sorted(way), price);
    if (payment.length > 0) return payment;
  }
  return [];
}

/** What auto-pay proposes. */
const suggestPayment = (c: C, seat: Seat, price: Price): Payment =>
  firstPayment(ways(c, seat, price), price, (way) => way.sort((a, b) => keepValue(c, b) - keepValue(c, a)));

const randomPayment = (c: C, seat: Seat, price: Price, random: Stream): Payment =>
  firstPayment(shuffle(random, ways(c, seat, price)), price, (way) => shuffle(random, way));

/** Whether each source is named with what it shall give: messages may hold anything. */
const isPayment = (payment: Payment): boolean =>
  payment.every((one) => Array.isArray(one) && typeof one[0] === 'number');

/** A wild resource is used as one of the three types, and its player says as which (MC-RESOURCE-2, -5). */
const usableAs = (type: Resource): readonly Resource[] =>
  type === 'wild' ? ['physical', 'mental', 'energy'] : [type];

function paymentVerdict(c: C, seat: Seat, price: Price, answer: Answer): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const { with: payment = [] } = answer as { readonly with?: Payment };
  if (!isPayment(payment)) return judge.refuse('MC-COST-4', 'kernel.not-offered').verdict();
  const have = ways(c, seat, price).flat();
  const got: Resource[] = [];
  const named = new Set<number>();
  for (const [id, ...as] of payment) {
    const known = have.filter(
      ({ card, gives, after }) =>
        card === id && gives.length > 0 && (after === undefined || payment.some(([one]) => one === after)),
    );
    const [source] = known;
    if (id === price.card) judge.refuse('MC-RESOURCE-8', 'no.pays-itself', { card: id });
    else if (source === undefined || named.has(id)) judge.refuse('MC-COST-4', 'no.source', { card: id });
    named.add(id);
    if (source === undefined) continue;
    const fits = known.some(
      ({ gives }) =>
        as.length === gives.length && gives.every((type, i) => usableAs(type).some((one) => one === as[i])),
    );
    judge.must(fits, 'MC-RESOURCE-5', 'no.type', { card: id });
    got.push(...as);
  }
  judge.must(got.length >= price.amount, 'MC-RESOURCE-3', 'no.short', {
    cost: price.amount,
    got: got.length,
  });
  for (const type of new Set(price.types)) {
    const count = (list: readonly Resource[]): number => list.filter((one) => one === type).length;
    judge.must(count(got) >= count(price.types), 'MC-RESOURCE-4', 'no.short-of', { type });
  }
  if (price.x !== null) judge.must(got.includes(price.x), 'MC-RESOURCE-4', 'no.short-of', { type: price.x });
  return judge.verdict();
}

const priceOf = (decision: Decision): Price => {
  if (decision.shape !== 'pay') throw new Error('not a payment');
  return decision.cost as Price;
};

export const paymentTester: Tester<Table> = {
  verdict: (c, decision, answer) => paymentVerdict(c, decision.seat, priceOf(decision), answer),
  sample: (c, decision, random) => ({
    with: randomPayment(c, decision.seat, priceOf(decision), random),
  }),
  least: (c, decision) => ({
    with: suggestPayment(c, decision.seat, priceOf(decision)),
  }),
  choices: (c, decision) => paymentChoices(c, decision.seat, priceOf(decision)),
};

/** More sources than these are not searched through: there are many ways then. */
const MOST = 12;

/**
 * The only way to pay, where copies of a card are as good as each other; null where there is a choice. What is paid as
 * anybody likes, by an X or by a wild resource, is a choice too.
 */
export function onlyPayment(c: C, decision: Decision): Answer {
  const price = priceOf(decision);
  const [from = [], ...copying] = ways(c, decision.seat, price);
  if (price.x !== null || from.length > MOST || copying.some((way) => suffices(way, price))) return null;
  let found: Source[] | null = null;
  let kind = '';
  for (let choice = 1; choice < 1 << from.length; choice++) {
    const some = from.filter((_, i) => (choice & (1 << i)) !== 0);
    if (
      !suffices(some, price) ||
      some.some((one) =>
        suffices(
          some.filter((other) => other !== one),
          price,
        ),
      )
    )
      continue;
    const now = some
      .map((one) => kindOf(c, one))
      .sort()
      .join();
    if (found !== null && now !== kind) return null;
    found ??= some;
    kind = now;
  }
  if (found === null || found.some(({ gives }) => gives.includes('wild'))) return null;
  return { with: payWith(found, price) };
}

/** Sources of one kind are as good as each other: copies in hand, and copies in play that lie there alike. */
function kindOf(c: C, { card, heard }: Source): string {
  if (heard === null) return `hand ${printed(c, card).id}`;
  const { id: _id, ...state } = pieceAt(c, card) ?? { id: card };
  return `${heard.address} ${JSON.stringify(state)}`;
}

/** Every card in hand and every resource ability, with what it gives; where an ability copies it, also what it shows. */
function paymentChoices(c: C, seat: Seat, price: Price): Choice[] {
  const have = sources(c, seat, price);
  const isCopied = have.some(isCopier);
  const hand = playerOf(c.table, seat).hand.map((id) => {
    const gives = handGives(c, id, price);
    return {
      id: String(id),
      say: {
        key: 'option.card',
        args: isCopied ? { card: id, gives, shows: printed(c, id).resources } : { card: id, gives },
      },
      verdict: new Judge<Rule>()
        .must(id !== price.card, 'MC-RESOURCE-8', 'no.pays-itself', { card: id })
        .verdict(),
    };
  });
  const abilities = have
    .filter(({ gives, heard }) => heard !== null && (gives.length > 0 || hand.length > 0))
    .map((source) => {
      const { card, gives } = source;
      return {
        id: String(card),
        say: { key: 'option.card', args: isCopier(source) ? { card, gives, copies: true } : { card, gives } },
        verdict: { yes: true } as const,
      };
    });
  return [...hand, ...abilities];
}

/** Pays: cards from hand are discarded, resource abilities pay their own costs. Answers the resources generated. */
export function pay(c: C, seat: Seat, price: Price, payment: Payment): Resource[] {
  const from = sources(c, seat, price);
  const discarded = payment.map(([id]) => id).filter((id) => c.table.zones[id] === 'hand');
  const resources: Resource[] = [];
  for (const [, ...as] of payment) resources.push(...as);
  tell(c, 'paid', ['MC-RESOURCE-1'], () => ({
    seat,
    cards: refs(
      c,
      payment.map(([id]) => id),
    ),
    resources,
  }));
  discardCards(c, seat, discarded, ['MC-RESOURCE-1']);
  for (const [id] of payment) {
    const heard = from.find((one) => one.card === id)?.heard;
    const piece = pieceAt(c, id);
    if (heard == null || piece === undefined) continue;
    payForGenerating(c, piece, heard);
  }
  discardSpent(c, seat);
  return resources;
}

function payForGenerating(c: C, piece: Piece, { ability, address }: Heard<Generates>): void {
  for (const part of ability.cost ?? []) {
    if (part.cost === 'exhaust') exhaust(c, piece, ['MC-TRIGGER-4', 'MC-EXHAUST-4']);
    if (part.cost === 'remove-counter') setCounters(c, piece, piece.counters - part.count, ['MC-KEYWORD-15']);
  }
  if (ability.limit !== undefined) {
    countUse(c, { what: useKey(address, piece.id), period: ability.limit });
  }
}

/** MC-KEYWORD-16: a card whose uses are gone is discarded; what a resource ability does is over once it is paid with. */
export function discardSpent(c: C, seat: Seat): void {
  for (const piece of c.table.play.slice()) {
    if (piece.controller !== seat || piece.counters > 0 || faceOf(c, piece).keywords.uses === undefined)
      continue;
    leavePlay(c, piece.id, 'discard', ['MC-KEYWORD-16']);
  }
}

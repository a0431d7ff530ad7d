import type { Answer, Choice, Decision, Seat, Stream, Tester, Verdict } from '@assemble/kernel';
import { Judge, shuffle } from '@assemble/kernel';
import type { Generates } from '../abilities/vocabulary.ts';
import type { Resource } from '../content.ts';
import type { SetId } from '../names.ts';
import type { Piece, Table } from '../table.ts';
import { countUse, discardCards, exhaust, setCounters } from './atoms.ts';
import { formOf, pieceAt, playerOf, printed } from './cards-in-play.ts';
import { refs, tell } from './events.ts';
import { type Heard, sheet } from './index-of-cards.ts';
import type { C, Rule } from './run.ts';
import { unseenOf } from './unseen.ts';

/** What is to be paid: so many resources, of which some must be of certain types. */
export type Price = {
  readonly amount: number;
  readonly types: readonly Resource[];
  /** The card that is paid for, which cannot pay for itself (MC-RESOURCE-8), and its set. */
  readonly card: number;
  readonly set: SetId | null;
  /** Any number of resources of this type: as many as are given. */
  readonly x: Resource | null;
};

/** One source and what each of its resources is used as: a wild one stands in for any type (MC-RESOURCE-5). */
export type Payment = readonly (readonly [card: number, ...as: Resource[]])[];

/** The payment that was answered. */
export const paymentIn = (answer: Answer): Payment => (answer as { with: Payment }).with;

interface Source {
  readonly card: number;
  readonly gives: readonly Resource[];
  /** The resource ability that gives it, null for a card from hand. */
  readonly heard: Heard<Generates> | null;
}

export const useKey = (address: string, card: number): string => `${address}@${card}`;

/** What a maximum counts: the name of the card and its place among the card's abilities. */
export const maxKey = (c: C, address: string, card: number): string =>
  `${printed(c, card).title.en}#${address.split('#')[1] ?? ''}`;

export const isUsedUp = (
  c: C,
  limit: 'phase' | 'round' | undefined,
  address: string,
  card: number,
): boolean => limit !== undefined && c.table.used.some((one) => one.what === useKey(address, card));

/** What a card from hand generates: twice as much where its text says so (MC-RESOURCE-7). */
function handGives(c: C, id: number, price: Price): readonly Resource[] {
  const face = printed(c, id);
  const doubles = sheet(c, face.id).constants['double-resources']?.some(
    ({ ability }) => ability.holds.holds === 'double-resources' && ability.holds.payingFor === price.set,
  );
  return doubles === true ? [...face.resources, ...face.resources] : face.resources;
}

/** Cards in hand other than the one being paid for, and resource abilities that can be used now (MC-RESOURCE-1). */
function sources(c: C, seat: Seat, price: Price): Source[] {
  const found: Source[] = [];
  for (const card of playerOf(c.table, seat).hand) {
    if (card === price.card) continue;
    const gives = handGives(c, card, price);
    if (gives.length > 0) found.push({ card, gives, heard: null });
  }
  return [...found, ...openSources(c, seat)];
}

/** Resource abilities that can be used now: everybody sees them. */
function openSources(c: C, seat: Seat): Source[] {
  const found: Source[] = [];
  for (const piece of c.table.play) {
    if (piece.controller !== seat) continue;
    for (const heard of sheet(c, piece.face).generates) {
      if (!canGenerate(c, piece, heard, seat)) continue;
      const top = playerOf(c.table, seat).discard.at(-1);
      const gives =
        heard.ability.gives !== 'top-of-discard'
          ? heard.ability.gives
          : top === undefined
            ? []
            : printed(c, top).resources;
      if (gives.length > 0) found.push({ card: piece.id, gives, heard });
    }
  }
  return found;
}

function canGenerate(c: C, piece: Piece, { ability, address }: Heard<Generates>, seat: Seat): boolean {
  if (ability.form !== undefined && formOf(c, seat) !== ability.form) return false;
  if (isUsedUp(c, ability.limit, address, piece.id)) return false;
  return (ability.cost ?? []).every((part) => {
    if (part.cost === 'exhaust') return !piece.exhausted;
    if (part.cost === 'remove-counter') return piece.counters >= part.count;
    throw new Error(`${address}: a resource ability cannot cost ${part.cost}`);
  });
}

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

/** Whether these sources together pay the price: enough of them, wild ones in place of types that are short. */
function suffices(chosen: readonly Source[], price: Price): boolean {
  let total = 0;
  let wild = 0;
  for (const { gives } of chosen) {
    total += gives.length;
    for (const type of gives) if (type === 'wild') wild++;
  }
  if (total < price.amount) return false;
  if (price.types.length === 0) return true;
  const missing = price.types.slice();
  for (const { gives } of chosen) {
    for (const type of gives) {
      const at = type === 'wild' ? -1 : missing.indexOf(type);
      if (at >= 0) missing.splice(at, 1);
    }
  }
  return missing.length <= wild;
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
  return pays(sources(c, seat, price), price);
}

/**
 * Must the others reckon that the player could pay this with so many cards of the hand? Each of them counts as the best
 * card that it might be, and what it gives as of any type.
 */
export function mightPay(c: C, seat: Seat, price: Price, cards: number): boolean {
  if (isFree(price)) return true;
  const most = Math.max(0, ...unseenOf(c, seat).map((id) => handGives(c, id, price).length));
  const best: Source = { card: -1, gives: new Array<Resource>(most).fill('wild'), heard: null };
  return pays([...openSources(c, seat), ...new Array<Source>(cards).fill(best)], price);
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
  const one = from.find(({ gives }) => gives.includes(price.x as Resource) || gives.includes('wild'));
  return one !== undefined && suffices([one], price) ? payWith([one], price) : [];
};

/** What auto-pay proposes. */
function suggestPayment(c: C, seat: Seat, price: Price): Payment {
  const from = sources(c, seat, price).sort((a, b) => keepValue(c, b) - keepValue(c, a));
  return price.x !== null ? xPayment(from.reverse(), price) : least(from, price);
}

function randomPayment(c: C, seat: Seat, price: Price, random: Stream): Payment {
  const from = shuffle(random, sources(c, seat, price));
  return price.x !== null ? xPayment(from, price) : least(from, price);
}

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
  const have = sources(c, seat, price);
  const got: Resource[] = [];
  const named = new Set<number>();
  for (const [id, ...as] of payment) {
    const source = have.find((one) => one.card === id);
    if (id === price.card) judge.refuse('MC-RESOURCE-8', 'no.pays-itself', { card: id });
    else if (source === undefined || named.has(id)) judge.refuse('MC-COST-4', 'no.source', { card: id });
    named.add(id);
    if (source === undefined) continue;
    const fits =
      as.length === source.gives.length &&
      source.gives.every((type, i) => usableAs(type).some((one) => one === as[i]));
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
  const from = sources(c, decision.seat, price);
  if (price.x !== null || from.length > MOST) return null;
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

/** Every card in hand and every resource ability, with what it gives. */
function paymentChoices(c: C, seat: Seat, price: Price): Choice[] {
  const have = sources(c, seat, price);
  const hand = playerOf(c.table, seat).hand.map((id) => ({
    id: String(id),
    say: { key: 'option.card', args: { card: id, gives: handGives(c, id, price) } },
    verdict: new Judge<Rule>()
      .must(id !== price.card, 'MC-RESOURCE-8', 'no.pays-itself', { card: id })
      .verdict(),
  }));
  const abilities = have
    .filter((source) => source.heard !== null)
    .map(({ card, gives }) => ({
      id: String(card),
      say: { key: 'option.card', args: { card, gives } },
      verdict: { yes: true } as const,
    }));
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

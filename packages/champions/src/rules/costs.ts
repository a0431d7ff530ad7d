import type { Judge, Seat } from '@assemble/kernel';
import { newScope } from '../abilities/scope.ts';
import type { Cost } from '../abilities/vocabulary.ts';
import type { Resource } from '../content.ts';
import type { Piece } from '../table.ts';
import { heroOf, identityOf, pieceAt, playerOf, printed } from './cards-in-play.ts';
import { canPay, mightPay } from './paying.ts';
import { selectIn, type Viewpoint } from './query.ts';
import { isBarred, standing } from './reading.ts';
import type { C, Rule } from './run.ts';
import type { Price } from './sources.ts';
import { isUniqueInPlay } from './unique.ts';

/** What a card costs this player to play now (MC-INIT-3, MC-MOD-5). */
function costToPlay(c: C, seat: Seat, id: number): number {
  let cost = printed(c, id).cost ?? 0;
  for (const { effect, vp } of standing(c, 'cost-change')) {
    if ((effect.who === 'you' ? vp.seat : vp.player) === seat) cost += effect.by;
  }
  return Math.max(0, cost);
}

/** The price of playing a card. */
export const cardPrice = (c: C, seat: Seat, id: number): Price => ({
  amount: costToPlay(c, seat, id),
  types: [],
  card: id,
  set: printed(c, id).set,
  x: null,
});

const isFromHand = ({ table }: C, card: number): boolean =>
  table.zones[card] === 'hand' || table.zones[card] === 'shown';

/** The resources of an ability's cost, added to what its card costs when it is an event from hand (MC-COST-3). */
export function abilityPrice(
  c: C,
  seat: Seat,
  card: number,
  costs: readonly Cost[],
  chosen: number,
  fromHand = isFromHand(c, card),
): Price {
  const types: Resource[] = [];
  let amount = fromHand ? costToPlay(c, seat, card) : 0;
  let x: Resource | null = null;
  for (const part of costs) {
    if (part.cost === 'spend') {
      types.push(...part.resources);
      amount += part.resources.length;
    } else if (part.cost === 'spend-x') x = part.resource;
    else if (part.cost === 'printed-cost' && chosen >= 0) amount += printed(c, chosen).cost ?? 0;
  }
  return { amount, types, card, set: fromHand ? printed(c, card).set : null, x };
}

/** What a player has to give for something. */
export interface Means {
  /** Whether they are judged by their hand; otherwise by all that it might hold for what everybody knows. */
  readonly known: boolean;
  /** Whether the card that has the ability is played from hand. */
  readonly fromHand: boolean;
  /** Cards of the hand beside that one. */
  readonly held: number;
  readonly pays: (price: Price) => boolean;
}

/** What the player has. */
export function meansOf(c: C, seat: Seat, card: number): Means {
  const { hand } = playerOf(c.table, seat);
  return {
    known: true,
    fromHand: isFromHand(c, card),
    held: hand.includes(card) ? hand.length - 1 : hand.length,
    pays: (price) => canPay(c, seat, price),
  };
}

/** What the player might have, for what everybody knows. */
export function possibleMeans(c: C, seat: Seat, fromHand: boolean): Means {
  const held = playerOf(c.table, seat).hand.length - (fromHand ? 1 : 0);
  return { known: false, fromHand, held, pays: (price) => mightPay(c, seat, price, held) };
}

/** Cards whose printed cost the player could pay. */
export const payableCards = (
  c: C,
  seat: Seat,
  card: number,
  costs: readonly Cost[],
  vp: Viewpoint,
  { fromHand, pays } = meansOf(c, seat, card),
): number[] => {
  const part = costs.find((one) => one.cost === 'printed-cost');
  if (part === undefined) return [];
  return selectIn(c, part.of, vp).filter(
    (id) => !isUniqueInPlay(c, id) && pays(abilityPrice(c, seat, card, costs, id, fromHand)),
  );
};

/** Damage that would be prevented is not taken, and what is not taken pays for nothing (MC-COST-1, MC-STATUS-10). */
const canTake = (c: C, piece: Piece | undefined, by: number): boolean =>
  piece !== undefined && !piece.tough && !isBarred(c, 'take-damage', piece, by);

/** Check 2 of starting an ability: could all its costs be paid (MC-INIT-3, -4, MC-COST-4)? */
export function judgeCosts(
  c: C,
  judge: Judge<Rule>,
  seat: Seat,
  card: number,
  costs: readonly Cost[],
  means: Means,
): void {
  const piece = pieceAt(c, card);
  const identity = identityOf(c, seat);
  for (const part of costs) {
    switch (part.cost) {
      case 'exhaust': {
        const what = part.what === 'self' ? piece : heroOf(c, seat);
        judge.must(what !== undefined, 'MC-INIT-4', 'no.cost');
        const rule = part.what === 'self' ? 'MC-EXHAUST-4' : 'MC-EXHAUST-2';
        judge.must(what?.exhausted !== true, rule, 'no.exhausted', { card: what?.id ?? card });
        break;
      }
      case 'remove-counter':
        judge.must((piece?.counters ?? 0) >= part.count, 'MC-KEYWORD-15', 'no.counters', { card });
        break;
      case 'discard-cards':
        judge.must(means.held >= part.least, 'MC-INIT-4', 'no.cards', {
          count: part.least,
        });
        break;
      case 'heal':
        judge.must((identity?.damage ?? 0) >= part.amount, 'MC-INIT-4', 'no.damage-to-heal');
        break;
      case 'printed-cost':
        judge.must(
          payableCards(c, seat, card, costs, newScope(seat, card), means).length > 0,
          'MC-INIT-4',
          'no.cost',
        );
        break;
      case 'take-damage':
        judge.must(canTake(c, part.who === 'self' ? piece : identity, card), 'MC-INIT-4', 'no.cost');
        break;
      case 'spend':
      case 'spend-x':
      case 'discard-self':
        break;
    }
  }
  if (judge.settled) return;
  const price = abilityPrice(c, seat, card, costs, -1, means.fromHand);
  judge.must(means.pays(price), 'MC-RESOURCE-3', 'no.cannot-pay', { cost: price.amount });
}

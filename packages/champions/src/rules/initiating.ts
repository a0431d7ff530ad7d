import { ask, DONE, goto, type Instruction, NEXT, propose, proposeAndSee, type Seat } from '@assemble/kernel';
import type { Memory } from '../abilities/scope.ts';
import type { Action, Cost, Triggered } from '../abilities/vocabulary.ts';
import {
  countUse,
  discardCards,
  endLasting,
  exhaust,
  heal,
  leavePlay,
  moveTo,
  setCounters,
} from './atoms.ts';
import { heroOf, identityOf, pieceAt, playerOf } from './cards-in-play.ts';
import { carryOutOf } from './carrying-out.ts';
import { type DamageChange, damageTo, type PlayChange, playing } from './changes.ts';
import { abilityPrice, payableCards } from './costs.ts';
import { dealDamage } from './damage.ts';
import { ref, tell } from './events.ts';
import { discardSpent, isFree, pay, paymentIn } from './paying.ts';
import { standing } from './reading.ts';
import { andAgain, type C, call, cardIn, cardsIn, steps } from './run.ts';
import { checkTable } from './settle.ts';
import { maxKey, type Price, useKey } from './sources.ts';

export type InitiateData = {
  /** Where the ability is registered. */
  ability: string;
  card: number;
  seat: Seat;
  scope: Memory;
  /** It is an event played from hand. */
  event: boolean;
  /** The place of the cost that is being paid. */
  part: number;
  /** The card whose printed cost is paid, or -1. */
  chosen: number;
  /** Damage that has to be taken as a cost, until it has been seen what came of it. */
  owed: number;
  result?: (PlayChange | DamageChange)[];
};

const startedOf = (c: C, d: InitiateData): Triggered | Action =>
  c.rulebook.abilities.node(d.ability) as Triggered | Action;
const costsOf = (c: C, d: InitiateData): readonly Cost[] => startedOf(c, d).cost ?? [];
const priceOf = (c: C, d: InitiateData): Price => abilityPrice(c, d.seat, d.card, costsOf(c, d), d.chosen);

/** Starts an ability of a card, or plays the event that has it. */
export const initiation = (ability: string, card: number, seat: Seat, scope: Memory): Instruction =>
  call('initiate', {
    ability,
    card,
    seat,
    scope: { ...scope },
    event: false,
    part: 0,
    chosen: -1,
    owed: 0,
  });

/** Playing an event or starting an ability, step by step as the reference lists it (MC-INIT-1). */
export const initiate = steps('initiate', [
  {
    name: 'announce it: an event is laid on the table',
    rules: ['MC-INIT-1', 'MC-INIT-2', 'MC-PLAY-5', 'MC-LIMIT-2'],
    run: (c, d) => {
      const { limit, max } = startedOf(c, d);
      if (limit !== undefined) countUse(c, { what: useKey(d.ability, d.card), period: limit });
      if (max !== undefined) countUse(c, { what: maxKey(c, d.ability, d.card), period: max });
      d.event = c.table.zones[d.card] === 'hand';
      if (d.event) {
        moveTo(c, d.card, 'shown');
        tell(c, 'played', ['MC-PLAY-5'], () => ({ seat: d.seat, card: ref(c, d.card) }));
      } else tell(c, 'used', ['MC-INIT-1'], () => ({ seat: d.seat, card: ref(c, d.card) }));
      return NEXT;
    },
  },
  {
    name: 'choose the card whose printed cost is paid',
    rules: ['MC-INIT-3'],
    run: (c, d) => {
      const found = payableCards(c, d.seat, d.card, costsOf(c, d), d.scope);
      if (found.length === 0) return NEXT;
      return ask({
        seat: d.seat,
        ask: { key: 'ask.printed-cost', args: { card: d.card } },
        rules: ['MC-INIT-3'],
        source: d.ability,
        shape: 'entities',
        from: found,
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.chosen = cardIn(answer);
      d.scope.cards = [d.chosen];
      return NEXT;
    },
  },
  {
    name: 'pay the resources',
    rules: [
      'MC-INIT-3',
      'MC-INIT-4',
      'MC-COST-1',
      'MC-COST-2',
      'MC-COST-3',
      'MC-RESOURCE-3',
      'MC-RESOURCE-8',
    ],
    run: (c, d) => {
      const price = priceOf(c, d);
      if (d.event) useUpCostChanges(c, d.seat);
      return isFree(price) ? NEXT : askPayment(d.seat, d.card, price);
    },
    take: (c, d, answer) => {
      const price = priceOf(c, d);
      const paid = pay(c, d.seat, price, paymentIn(answer));
      d.scope.paid = paid;
      if (price.x !== null) d.scope.x = paid.filter((one) => one === price.x).length;
      return NEXT;
    },
  },
  {
    name: 'pay the other costs',
    rules: ['MC-COST-1', 'MC-COST-3', 'MC-EXHAUST-4', 'MC-KEYWORD-15'],
    run: (c, d) => {
      if (isPrevented(d)) return goto('a cost that was prevented is not paid: it does nothing');
      const part = costsOf(c, d)[d.part];
      if (part === undefined) return NEXT;
      d.part++;
      return payPart(c, d, part);
    },
    take: (c, d, answer) => {
      const cards = cardsIn(answer);
      d.scope.x = cards.length;
      d.scope.cards = cards;
      discardCards(c, d.seat, cards, ['MC-COST-1']);
      return { do: 'again' };
    },
  },
  {
    name: 'an event begins to be played: interrupts',
    rules: ['MC-INIT-6', 'MC-INIT-8', 'MC-CANCEL-1'],
    run: (c, d) => (d.event ? proposeAndSee(c, [playing(c, 'play', d.card, d.seat)]) : NEXT),
  },
  {
    name: 'it resolves',
    rules: ['MC-INIT-5', 'MC-INIT-7', 'MC-INIT-9', 'MC-CANCEL-2'],
    run: (c, d) => {
      if (d.event && isCancelled(d)) return NEXT;
      const { label, effect } = startedOf(c, d);
      return carryOutOf(c.rulebook.abilities.address(effect), label, d.card, d.seat, d.scope);
    },
  },
  {
    name: 'an event goes to the discard pile, a card without uses as well',
    rules: ['MC-INIT-7', 'MC-PLAY-5', 'MC-CANCEL-2', 'MC-KEYWORD-16'],
    run: (c, d) => {
      if (d.event && c.table.zones[d.card] === 'shown') moveTo(c, d.card, 'discard');
      discardSpent(c, d.seat);
      return NEXT;
    },
  },
  {
    name: 'an event has been played: responses',
    rules: ['MC-INIT-8', 'MC-CANCEL-2', 'MC-RESPONSE-1'],
    run: (c, d) => (d.event ? propose(c, [playing(c, 'played', d.card, d.seat)]) : NEXT),
  },
  { name: 'check the table', rules: ['MC-DAMAGE-10', 'MC-ALLY-2'], run: checkTable },
  { name: 'done', rules: ['MC-INIT-7'], run: () => DONE },
  {
    name: 'a cost that was prevented is not paid: it does nothing',
    rules: ['MC-COST-1', 'MC-INIT-4', 'MC-DAMAGE-8'],
    run: (c, d) => {
      if (d.event) moveTo(c, d.card, 'discard');
      discardSpent(c, d.seat);
      return goto('check the table');
    },
  },
]);

/** Whether damage that was to be taken as a cost was not taken, or not all of it. */
function isPrevented(d: InitiateData): boolean {
  const { owed, result = [] } = d;
  d.owed = 0;
  let taken = 0;
  for (const change of result) if (change.kind === 'damage') taken += change.dealt;
  return taken < owed;
}

/** Whether what the event does was cancelled while it was being played. */
const isCancelled = ({ result: [change] = [] }: InitiateData): boolean =>
  change?.kind === 'play' && change.cancelled !== 'no';

export const askPayment = (seat: Seat, card: number, price: Price): Instruction =>
  ask({
    seat,
    ask: { key: 'ask.pay', args: { card, cost: price.amount } },
    rules: ['MC-INIT-4', 'MC-RESOURCE-1'],
    test: 'payment',
    shape: 'pay',
    cost: price,
    extend: [],
  });

/** "The next card that player plays" has been played. */
export function useUpCostChanges(c: C, seat: Seat): void {
  const over = standing(c, 'cost-change').filter(
    ({ effect, vp }) => effect.next === true && (effect.who === 'you' ? vp.seat : vp.player) === seat,
  );
  const ids = over.map((one) => one.lasting);
  if (ids.length > 0) endLasting(c, (lasting) => ids.includes(lasting.id));
}

/** Pays one part of a cost that is no resource. */
function payPart(c: C, d: InitiateData, part: Cost): Instruction {
  const again: Instruction = { do: 'again' };
  const piece = pieceAt(c, d.card);
  switch (part.cost) {
    case 'exhaust': {
      const what = part.what === 'self' ? piece : heroOf(c, d.seat);
      if (what !== undefined) exhaust(c, what, ['MC-COST-1', 'MC-EXHAUST-4']);
      return again;
    }
    case 'remove-counter':
      if (piece !== undefined) setCounters(c, piece, piece.counters - part.count, ['MC-KEYWORD-15']);
      return again;
    case 'discard-self':
      // What lies on the card counts until it is gone: "for each counter here".
      d.scope.x = piece?.counters ?? 0;
      leavePlay(c, d.card, 'discard', ['MC-COST-1']);
      return again;
    case 'discard-cards': {
      const hand = playerOf(c.table, d.seat).hand;
      return ask({
        seat: d.seat,
        ask: { key: 'ask.discard-cost', args: { card: d.card } },
        rules: ['MC-COST-1'],
        source: d.ability,
        shape: 'entities',
        from: hand,
        min: Math.min(part.least, hand.length),
        max: Math.min(part.most, hand.length),
      });
    }
    case 'take-damage': {
      const who = part.who === 'self' ? piece : identityOf(c, d.seat);
      if (who === undefined) return again;
      d.owed = part.amount;
      return andAgain(dealDamage([damageTo(c, who.id, part.amount, d.card, false)]));
    }
    case 'heal': {
      const who = identityOf(c, d.seat);
      if (who !== undefined) heal(c, who, part.amount, ['MC-HEAL-2']);
      return again;
    }
    case 'spend':
    case 'spend-x':
    case 'printed-cost':
      return again;
  }
}

import {
  ask,
  callAgain,
  canRun,
  DONE,
  goto,
  type Json,
  NEXT,
  propose,
  proposeAndSee,
  runAbility,
  type Scope,
} from '@assemble/kernel';
import { abilityOf } from './abilities.ts';
import { attackBy } from './attack.ts';
import { discard, exhaust, faceOf, happening, heroOf, moveTo, revealOf, top } from './changes.ts';
import { canPay, leastPayment, type Payment, type Price, printedPrice } from './paying.ts';
import {
  attackOf,
  type C,
  type Card,
  cardOf,
  hand,
  inPlay,
  playerOrder,
  type RevealChange,
  type Seat,
  steps,
} from './table.ts';
import type { Action, Cost, Triggered } from './vocabulary.ts';

type Initiation = { ability: string; card: number; seat: Seat; scope: Scope; fromHand: boolean };

const started = (c: C, d: Initiation): Triggered | Action =>
  c.rulebook.abilities.node(d.ability) as Triggered | Action;

function priceOf(c: C, card: Card, cost: Cost | undefined): Price {
  const printed = printedPrice(c, card.id);
  return { ...printed, amount: printed.amount + (cost?.resources ?? 0), types: cost?.types ?? [] };
}

/** Check 1 and 2 of starting an ability: allowed, could change the game, and could be paid (MC-INIT-2, -3). */
export function couldStart(c: C, card: Card, ability: Triggered | Action, seat: Seat, scope: Scope): boolean {
  const { cost } = ability;
  if (cost?.exhaustSelf === true && card.exhausted) return false;
  return canRun(c, ability.effect, scope) && canPay(c, seat, priceOf(c, card, cost));
}

/** Playing an event or starting an ability, step by step as the reference lists it (MC-INIT-1). */
export const initiate = steps<Initiation>('initiate', [
  {
    name: 'announce it: an event is laid on the table',
    rules: ['MC-INIT-1', 'MC-INIT-2', 'MC-PLAY-5'],
    run: (c, d) => {
      d.fromHand = cardOf(c, d.card).zone === 'hand';
      return NEXT;
    },
  },
  {
    name: 'pay the costs',
    rules: ['MC-INIT-3', 'MC-INIT-4', 'MC-COST-1', 'MC-COST-3', 'MC-RESOURCE-8'],
    run: (c, d) => {
      const price = priceOf(c, cardOf(c, d.card), started(c, d).cost);
      if (price.amount === 0) return NEXT;
      return ask({
        seat: d.seat,
        ask: { key: 'ask.pay', args: { card: cardOf(c, d.card).name } },
        rules: ['MC-INIT-4', 'MC-RESOURCE-1'],
        source: d.ability,
        test: 'payment',
        fallback: { with: leastPayment(c, d.seat, price, null) ?? [] },
        shape: 'pay',
        cost: price as unknown as Json,
        extend: [],
      });
    },
    take: (c, d, answer) => {
      const { with: paid } = answer as unknown as { with: Payment };
      return propose(
        c,
        paid.map(([target]) => happening('spent', { target, seat: d.seat })),
      );
    },
  },
  {
    name: 'pay with the card itself',
    rules: ['MC-COST-1', 'MC-EXHAUST-4'],
    run: (c, d) => {
      const { cost } = started(c, d);
      const card = cardOf(c, d.card);
      if (cost?.exhaustSelf === true) exhaust(c, card, 'MC-EXHAUST-4');
      if (cost?.discardSelf === true) discard(c, card, 'MC-COST-1');
      if (d.fromHand) moveTo(c, card, 'shown', ['MC-PLAY-5']);
      return NEXT;
    },
  },
  {
    name: 'its effects attempt to start',
    rules: ['MC-INIT-6', 'MC-CANCEL-1'],
    run: (c, d) => propose(c, [happening('started', { target: d.card, seat: d.seat })]),
  },
  {
    name: 'a defense counts as defending',
    rules: ['MC-DEFENSE-1'],
    run: (c, d) => {
      const node = started(c, d);
      if ('label' in node && node.label === 'defense') attackOf(c).alsoDefended.push(heroOf(c, d.seat).id);
      return NEXT;
    },
  },
  {
    name: 'it resolves',
    rules: ['MC-INIT-7', 'MC-ABILITY-3'],
    run: (c, d) => runAbility(c.rulebook.abilities.address(started(c, d).effect), { ...d.scope }),
  },
  {
    name: 'an event goes to the discard pile',
    rules: ['MC-INIT-7', 'MC-PLAY-5'],
    run: (c, d) => {
      if (d.fromHand) discard(c, cardOf(c, d.card), 'MC-PLAY-5');
      return DONE;
    },
  },
]);

/** Revealing an encounter card (MC-REVEAL-1). */
export const reveal = steps<{ seat: Seat; card: number; result: RevealChange[] }>('reveal', [
  {
    name: 'turn it face up: interrupts',
    rules: ['MC-REVEAL-1', 'MC-INTERRUPT-1'],
    run: (c, d) => {
      const card = top(c, 'encounter', -1);
      if (card === undefined) return DONE;
      d.card = card.id;
      moveTo(c, card, 'shown', ['MC-REVEAL-1']);
      return proposeAndSee(c, [revealOf(d.seat, card.id)]);
    },
  },
  {
    name: 'resolve When Revealed unless it was cancelled',
    rules: ['MC-TRIGGER-6', 'MC-ENCOUNTER-3', 'MC-CANCEL-1', 'MC-CANCEL-3'],
    run: (c, d) => {
      const ability = abilityOf(cardOf(c, d.card), 'when-revealed');
      if (ability === null || d.result[0]?.cancelled === true) return NEXT;
      return runAbility(ability.address, { self: d.card, seat: d.seat, chosen: -1, final: false });
    },
  },
  {
    name: 'a treachery is discarded',
    rules: ['MC-ENCOUNTER-4', 'MC-CANCEL-3'],
    run: (c, d) => {
      discard(c, cardOf(c, d.card), 'MC-ENCOUNTER-4');
      return NEXT;
    },
  },
  {
    name: 'surge: reveal one more',
    rules: ['MC-KEYWORD-7', 'MC-KEYWORD-8', 'MC-CANCEL-7'],
    run: (c, d) => (faceOf(cardOf(c, d.card)).surge === true ? goto('turn it face up: interrupts') : DONE),
  },
]);

/** The table of the slice: the first player says what happens next. */
export const turn = steps<object>('turn', [
  {
    name: 'the first player decides',
    rules: ['MC-FIRST-4'],
    run: (c) =>
      ask({
        seat: c.table.first,
        ask: { key: 'ask.turn', args: {} },
        rules: ['MC-FIRST-4'],
        shape: 'options',
        options: choices(c).map((id) => ({ id, say: { key: 'option.turn', args: { id } } })),
      }),
    take: (c, _d, answer) => {
      const [verb = '', number = ''] = (answer as string).split(':');
      const n = Number(number);
      if (verb === 'villain-attacks') return attackBy(n, 'again');
      if (verb === 'reveal') return callAgain('reveal', { seat: n, card: -1, result: [] });
      const found = abilityOf(cardOf(c, n), 'action');
      if (found === null) return { do: 'again' };
      const seat = c.table.first;
      const scope = { self: n, seat, chosen: -1, final: false };
      return callAgain('initiate', { ability: found.address, card: n, seat, scope, fromHand: false });
    },
  },
]);

function choices(c: C): string[] {
  const seat = c.table.first;
  const found = playerOrder(c).flatMap((one) => [`villain-attacks:${one}`, `reveal:${one}`]);
  for (const card of [...hand(c, seat), ...inPlay(c)]) {
    const act = abilityOf(card, 'action');
    const scope = { self: card.id, seat, chosen: -1, final: false };
    if (act !== null && couldStart(c, card, act.ability, seat, scope)) found.push(`use:${card.id}`);
  }
  return found;
}

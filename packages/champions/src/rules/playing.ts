import { ask, DONE, type Instruction, NEXT, propose, proposeAndSee, type Seat } from '@assemble/kernel';
import { enterPlay, moveTo } from './atoms.ts';
import { printed } from './cards-in-play.ts';
import { entered, type PlayChange, playing } from './changes.ts';
import { cardPrice } from './costs.ts';
import { ref, tell } from './events.ts';
import { askPayment, useUpCostChanges } from './initiating.ts';
import { isFree, pay, paymentIn } from './paying.ts';
import { call, cardIn, steps } from './run.ts';
import { checkTable } from './settle.ts';
import { controllersFor, hostsFor } from './using.ts';

export type PlayCardData = {
  card: number;
  seat: Seat;
  controller: Seat;
  host: number;
  result?: PlayChange[];
};

export const playCard = (card: number, seat: Seat): Instruction =>
  call('play-card', { card, seat, controller: seat, host: -1 });

/** Playing an ally, upgrade or support (MC-PLAY-1), in the steps of MC-INIT-1. */
export const play = steps('play-card', [
  {
    name: 'pay its cost',
    rules: ['MC-INIT-3', 'MC-INIT-4', 'MC-PLAY-1', 'MC-RESOURCE-3', 'MC-RESOURCE-8'],
    run: (c, d) => {
      const price = cardPrice(c, d.seat, d.card);
      return isFree(price) ? NEXT : askPayment(d.seat, d.card, price);
    },
    take: (c, d, answer) => {
      pay(c, d.seat, cardPrice(c, d.seat, d.card), paymentIn(answer));
      return NEXT;
    },
  },
  {
    name: 'choose under whose control it enters',
    rules: ['MC-INIT-5', 'MC-CONTROL-2', 'MC-LIMIT-6'],
    run: (c, d) => {
      useUpCostChanges(c, d.seat);
      tell(c, 'played', ['MC-PLAY-1'], () => ({ seat: d.seat, card: ref(c, d.card) }));
      const seats = controllersFor(c, d.seat, d.card);
      if (seats.length <= 1) {
        d.controller = seats[0] ?? d.seat;
        return NEXT;
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.controller', args: { card: d.card } },
        rules: ['MC-INIT-5'],
        shape: 'options',
        options: seats.map((seat) => ({ id: String(seat), say: { key: 'option.seat', args: { seat } } })),
      });
    },
    take: (_c, d, answer) => {
      d.controller = Number(answer);
      return NEXT;
    },
  },
  {
    name: 'choose what it is attached to',
    rules: ['MC-ATTACH-1', 'MC-ATTACH-5', 'MC-ATTACH-6', 'MC-INIT-5'],
    run: (c, d) => {
      if (printed(c, d.card).attach === null) return NEXT;
      const hosts = hostsFor(c, d.seat, d.card);
      // What it could be attached to has left play while it was paid for.
      const [only] = hosts;
      if (only === undefined) {
        moveTo(c, d.card, 'discard');
        return DONE;
      }
      if (hosts.length === 1) {
        d.host = only.id;
        return NEXT;
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.host', args: { card: d.card } },
        rules: ['MC-ATTACH-1'],
        shape: 'entities',
        from: hosts.map((host) => host.id),
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.host = cardIn(answer);
      return NEXT;
    },
  },
  {
    name: 'it begins to be played: interrupts',
    rules: ['MC-INIT-6', 'MC-INIT-8'],
    run: (c, d) => proposeAndSee(c, [playing(c, 'play', d.card, d.seat)]),
  },
  {
    name: 'it enters play: responses',
    rules: ['MC-INIT-7', 'MC-INIT-8', 'MC-CANCEL-1', 'MC-PLAY-7', 'MC-PLAY-9', 'MC-CONDITION-2'],
    run: (c, d) => {
      if (d.result?.[0]?.cancelled !== 'no') {
        moveTo(c, d.card, 'discard');
        return DONE;
      }
      enterPlay(c, d.card, { controller: d.controller, host: d.host }, ['MC-PLAY-1']);
      return propose(c, [entered(d.card, d.controller, true)]);
    },
  },
  {
    name: 'check the table',
    rules: ['MC-ALLY-2', 'MC-KEYWORD-13'],
    run: checkTable,
  },
]);

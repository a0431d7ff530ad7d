import { ask, DONE, goto, NEXT, type Part, propose, type Seat } from '@assemble/kernel';
import { SCENARIO } from '../table.ts';
import { dealEncounter, discardCards, draw, endLasting, forgetUses, ready } from './atoms.ts';
import {
  count,
  engagedWith,
  faceOf,
  identityOf,
  mainSchemeOf,
  nextPlayer,
  piecesOf,
  playerOf,
  playerOrder,
} from './cards-in-play.ts';
import { periodEnded, threatOn } from './changes.ts';
import { activate } from './enemy-scheme.ts';
import { tell } from './events.ts';
import { beginPhase, beginRound, makeFirst } from './match-atoms.ts';
import { stat } from './reading.ts';
import { revealCard } from './revealing.ts';
import { andAgain, type C, call, callAgain, cardIn, cardsIn, steps } from './run.ts';
import { checkTable } from './settle.ts';
import { placeThreat } from './threat.ts';

/** A match: set-up, then rounds until it is over. */
export const match = steps('match', [
  { name: 'set-up', rules: ['MC-SETUP-1'], run: () => call('set-up', { step: 0, seat: 0 }) },
  { name: 'rounds', rules: ['MC-ROUND-1', 'MC-ROUND-3'], run: () => callAgain('round', {}) },
]);

/** MC-ROUND-1: the player phase, then the villain phase. */
export const round = steps('round', [
  {
    name: 'the round begins',
    rules: ['MC-ROUND-3'],
    run: (c) => {
      beginRound(c);
      return NEXT;
    },
  },
  { name: 'the player phase', rules: ['MC-ROUND-1'], run: () => call('player-phase', { done: [], turn: 0 }) },
  {
    name: 'the villain phase',
    rules: ['MC-ROUND-1'],
    run: () => call('villain-phase', { done: [], minions: [], seat: -1 }),
  },
  {
    name: 'the round ends',
    rules: ['MC-ROUND-3', 'MC-LASTING-4', 'MC-LIMIT-7'],
    run: (c) => {
      endLasting(c, (lasting) => lasting.kind === 'holds' && lasting.until === 'round');
      forgetUses(c, 'round');
      return propose(c, [periodEnded('round-ended')]);
    },
  },
  {
    name: 'nothing of it is left',
    rules: ['MC-DELAYED-1'],
    run: (c) => {
      endLasting(c, (lasting) => lasting.until === 'round');
      return checkTable(c);
    },
  },
]);

/** The end of a phase: what lasted for it is over (MC-LASTING-4). */
function endPhase(c: C) {
  endLasting(c, (lasting) => lasting.kind === 'holds' && lasting.until === 'phase');
  forgetUses(c, 'phase');
  return propose(c, [periodEnded('phase-ended')]);
}

export type PlayerPhaseData = { done: Seat[]; turn: number };

/** The player phase: a turn each, then discard, draw, ready (MC-PLAYER-PHASE-1, -3). */
export const playerPhase = steps('player-phase', [
  {
    name: 'the player phase begins',
    rules: ['MC-ROUND-1'],
    run: (c) => {
      beginPhase(c, 'player');
      return NEXT;
    },
  },
  {
    name: 'each player takes a turn in player order',
    rules: ['MC-PLAYER-PHASE-1', 'MC-FIRST-4'],
    run: (c, d) => {
      const seat = playerOrder(c).find((one) => !d.done.includes(one));
      if (seat === undefined) return NEXT;
      d.done.push(seat);
      return callAgain('turn', { seat, asked: -1, offered: 0 });
    },
  },
  {
    name: 'each player may discard, and must down to their hand size',
    rules: ['MC-PLAYER-PHASE-3', 'MC-PLAYER-PHASE-4', 'MC-PLAYER-PHASE-5', 'MC-HAND-3', 'MC-HAND-4'],
    run: (c, d) => {
      const order = playerOrder(c);
      for (; d.turn < order.length; d.turn++) {
        const seat = order[d.turn] ?? 0;
        const { hand } = playerOf(c.table, seat);
        if (hand.length === 0) continue;
        const size = handSize(c, seat);
        const min = Math.max(0, hand.length - size);
        return ask({
          seat,
          ask: { key: 'ask.end-discard', args: { size } },
          rules: min > 0 ? ['MC-PLAYER-PHASE-5', 'MC-PLAYER-PHASE-4'] : ['MC-PLAYER-PHASE-4'],
          shape: 'entities',
          from: hand,
          min,
          max: hand.length,
        });
      }
      return NEXT;
    },
    take: (c, d, answer) => {
      const seat = playerOrder(c)[d.turn] ?? 0;
      discardCards(c, seat, cardsIn(answer), ['MC-PLAYER-PHASE-4']);
      d.turn++;
      return { do: 'again' };
    },
  },
  {
    name: 'all draw up to their hand size',
    rules: ['MC-PLAYER-PHASE-6', 'MC-HAND-1', 'MC-HAND-4'],
    run: (c) => {
      for (const seat of playerOrder(c)) {
        draw(c, seat, handSize(c, seat) - playerOf(c.table, seat).hand.length, ['MC-PLAYER-PHASE-6']);
      }
      return NEXT;
    },
  },
  {
    name: 'all ready every card they control',
    rules: ['MC-PLAYER-PHASE-7', 'MC-EXHAUST-6'],
    run: (c) => {
      ready(
        c,
        c.table.play.filter((piece) => piece.controller !== SCENARIO),
        ['MC-PLAYER-PHASE-7'],
      );
      return endPhase(c);
    },
  },
  {
    name: 'nothing of the phase is left',
    rules: ['MC-DELAYED-1'],
    run: (c) => {
      endLasting(c, (lasting) => lasting.until === 'phase');
      return checkTable(c);
    },
  },
]);

/** MC-HAND-4. */
export function handSize(c: C, seat: Seat): number {
  const identity = identityOf(c, seat);
  return identity === undefined ? 0 : stat(c, identity, 'handSize');
}

export type VillainPhaseData = { done: Seat[]; minions: number[]; seat: Seat };

const step = (c: C, n: number): void => tell(c, 'villain-step', ['MC-ROUND-2'], () => ({ step: n }));

/** The villain phase in its five steps, each finished before the next (MC-ROUND-2). */
export const villainPhase = steps('villain-phase', [
  {
    name: '1. place threat on the main scheme',
    rules: ['MC-VILLAIN-PHASE-1', 'MC-VILLAIN-PHASE-2', 'MC-SIDE-4'],
    run: (c) => {
      beginPhase(c, 'villain');
      step(c, 1);
      const scheme = mainSchemeOf(c);
      if (scheme === undefined) return NEXT;
      const parts: Part[] = [];
      const add = (amount: number, key: string, face: string, rule: string): void => {
        if (amount > 0) parts.push({ amount, source: { key, args: { face } }, rule });
      };
      add(count(c, faceOf(c, scheme).acceleration), 'part.card', scheme.face, 'MC-VILLAIN-PHASE-1');
      add(c.table.acceleration, 'part.acceleration', scheme.face, 'MC-VILLAIN-PHASE-2');
      for (const side of piecesOf(c, 'side-scheme')) {
        add(faceOf(c, side).icons.acceleration ?? 0, 'part.card', side.face, 'MC-SIDE-4');
      }
      const value = parts.reduce((sum, part) => sum + part.amount, 0);
      return placeThreat([
        threatOn(scheme.id, value, -1, -1, { stepOne: true, explained: { value, parts } }),
      ]);
    },
  },
  {
    name: '2. the villain activates once for each player',
    rules: ['MC-VILLAIN-PHASE-3', 'MC-VILLAIN-PHASE-8', 'MC-ACTIVATION-2', 'MC-ACTIVATION-3'],
    run: (c, d) => {
      if (d.done.length === 0) step(c, 2);
      const seat = playerOrder(c).find((one) => !d.done.includes(one));
      if (seat === undefined) return goto('3. deal an encounter card to each player');
      d.done.push(seat);
      d.seat = seat;
      d.minions = [];
      return activate(c, c.table.villain, seat);
    },
  },
  {
    name: '2. then each minion engaged with that player',
    rules: ['MC-VILLAIN-PHASE-4', 'MC-VILLAIN-PHASE-8', 'MC-ACTIVATION-5', 'MC-ACTIVATION-6'],
    run: (c, d) => {
      if (playerOf(c.table, d.seat).out) return goto('2. the villain activates once for each player');
      const left = engagedWith(c, d.seat).filter((minion) => !d.minions.includes(minion.id));
      const [only] = left;
      if (only === undefined) return goto('2. the villain activates once for each player');
      if (left.length > 1) {
        return ask({
          seat: d.seat,
          ask: { key: 'ask.minion', args: {} },
          rules: ['MC-VILLAIN-PHASE-8'],
          shape: 'entities',
          from: left.map((minion) => minion.id),
          min: 1,
          max: 1,
        });
      }
      d.minions.push(only.id);
      return andAgain(activate(c, only.id, d.seat));
    },
    take: (c, d, answer) => {
      const minion = cardIn(answer);
      d.minions.push(minion);
      return andAgain(activate(c, minion, d.seat));
    },
  },
  {
    name: '3. deal an encounter card to each player',
    rules: ['MC-VILLAIN-PHASE-5', 'MC-SIDE-5', 'MC-DEAL-1', 'MC-DEAL-2'],
    run: (c, d) => {
      step(c, 3);
      const order = playerOrder(c);
      let hazards = 0;
      for (const piece of c.table.play) hazards += faceOf(c, piece).icons.hazard ?? 0;
      for (let i = 0; i < order.length + hazards; i++) {
        dealEncounter(c, order[i % order.length] ?? 0, [
          i < order.length ? 'MC-VILLAIN-PHASE-5' : 'MC-SIDE-5',
        ]);
      }
      step(c, 4);
      d.seat = -1;
      return NEXT;
    },
  },
  {
    name: '4. each player reveals their encounter cards',
    rules: ['MC-VILLAIN-PHASE-6', 'MC-DEAL-3', 'MC-FIRST-5'],
    run: (c, d) => {
      // Whoever reveals goes on until nothing lies before them, also if another player is dealt a card meanwhile.
      const { players, first } = c.table;
      for (let i = 0; i < players.length; i++) {
        const seat = ((d.seat < 0 ? first : d.seat) + i) % players.length;
        const [card] = playerOf(c.table, seat).dealt;
        if (card === undefined) continue;
        d.seat = seat;
        return andAgain(revealCard(seat, card));
      }
      return NEXT;
    },
  },
  {
    name: '5. pass the first player token',
    rules: ['MC-VILLAIN-PHASE-7', 'MC-FIRST-7', 'MC-ROUND-3'],
    run: (c) => {
      step(c, 5);
      makeFirst(c, nextPlayer(c, c.table.first), ['MC-VILLAIN-PHASE-7']);
      return endPhase(c);
    },
  },
  {
    name: 'nothing of the phase is left',
    rules: ['MC-DELAYED-1'],
    run: (c) => {
      endLasting(c, (lasting) => lasting.until === 'phase');
      return DONE;
    },
  },
]);

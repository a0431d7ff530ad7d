import type { Seat } from '@assemble/kernel';
import { type Phase, SCENARIO, type Table } from '../table.ts';
import { enterPlay, shuffleDeck } from './atoms.ts';
import { playerOf, printed } from './cards-in-play.ts';
import { tell } from './events.ts';
import type { C, Rule, Rules } from './run.ts';

/** The writers of what frames a match: its cards are laid out, rounds and turns go by, players are out, it ends. */

/** MC-SETUP-1: the cards of the match, and where each of them lies before the first step. */
export function layOut(
  c: C,
  cards: Pick<Table, 'prints' | 'zones' | 'players' | 'deck' | 'villains' | 'schemes'>,
): void {
  Object.assign(c.table, cards);
}

/** MC-SETUP-9: the first stage of the villain and of the main scheme are put into play. */
export function beginStages(c: C): void {
  const { table } = c;
  table.villain = table.villains.shift() ?? -1;
  table.scheme = table.schemes.shift() ?? -1;
  enterPlay(c, table.villain, { controller: SCENARIO }, ['MC-SETUP-9']);
  enterPlay(c, table.scheme, { controller: SCENARIO }, ['MC-SETUP-9']);
}

/** MC-SETUP-13: obligations that were set aside are shuffled into the encounter deck. */
export function shuffleObligationsIn(c: C): void {
  c.table.zones.forEach((_zone, id) => {
    if (printed(c, id).type !== 'obligation') return;
    c.table.zones[id] = 'deck';
    c.table.deck.push(id);
  });
  shuffleDeck(c, SCENARIO, ['MC-SETUP-13']);
}

/** Gives a player the first player token. */
export function makeFirst(c: C, seat: Seat, rules: Rules): void {
  c.table.first = seat;
  tell(c, 'first-player', rules, () => ({ seat }));
}

/** MC-ROUND-3; each player may change form by choice once more (MC-TURN-4). */
export function beginRound(c: C): void {
  c.table.round++;
  for (const player of c.table.players) player.flipped = false;
  tell(c, 'round-began', ['MC-ROUND-3'], () => ({ round: c.table.round }));
}

/** MC-ROUND-1. */
export function beginPhase(c: C, phase: Phase): void {
  c.table.phase = phase;
  tell(c, 'phase-began', ['MC-ROUND-1'], () => ({ phase }));
}

/** MC-PLAYER-PHASE-1, -2: this player is the active one. */
export function beginTurn(c: C, seat: Seat): void {
  c.table.active = seat;
  tell(c, 'turn-began', ['MC-PLAYER-PHASE-1'], () => ({ seat }));
}

/** MC-PLAYER-PHASE-2: nobody is active until the next turn. */
export function endTurn(c: C, seat: Seat): void {
  c.table.active = -1;
  tell(c, 'turn-ended', ['MC-PLAYER-PHASE-2'], () => ({ seat }));
}

/** MC-ELIM-1. */
export function takeOut(c: C, seat: Seat): void {
  playerOf(c.table, seat).out = true;
  tell(c, 'eliminated', ['MC-ELIM-1'], () => ({ seat }));
}

/** MC-ELIM-2: the hand and the deck of a player who is out go to the discard pile. */
export function discardHandAndDeck(c: C, seat: Seat): void {
  const player = playerOf(c.table, seat);
  for (const id of [...player.hand, ...player.deck]) {
    c.table.zones[id] = 'discard';
    player.discard.push(id);
  }
  player.hand = [];
  player.deck = [];
}

/** The players have lost. */
export function lose(c: C, rule: Rule, reason: string): void {
  c.match.outcome = { winners: [], rule, reason };
  tell(c, 'lost', [rule], () => ({ round: c.table.round }));
}

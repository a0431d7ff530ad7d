import type { Seat } from '@assemble/kernel';
import type { Hearer } from '../abilities/memory.ts';
import type { Phase } from '../table.ts';
import { other, playerOf } from './dice-in-play.ts';
import { inOrder } from './hearing.ts';
import type { C } from './run.ts';

/** Writers of whose turn it is, what was done in it and what waits in it. */

/** Decides who plays first (DM-BASIC-TEAMS-11). */
export function playFirst(c: C, seat: Seat): void {
  c.table.active = seat;
}

/** The set-up is over: the first turn begins (DM-TURN-STRUCTURE-1). */
export function firstTurn(c: C): void {
  c.table.turn = 1;
}

/** The other player's turn comes (DM-TURN-STRUCTURE-1). */
export function passTurn(c: C): void {
  c.table.active = other(c.table.active);
  c.table.turn++;
}

/** Nothing was done in this turn yet: what was limited may be used again. */
export function forgetLastTurn(c: C): void {
  for (const player of c.table.players) {
    player.fielded = 0;
    player.actionsUsed = 0;
  }
  c.table.usedThisTurn = [];
}

/** DM-TURN-STRUCTURE-2. */
export function enterPhase(c: C, phase: Phase): void {
  c.table.phase = phase;
}

/** Counts a character that was fielded; answers the how manieth of the turn it is. */
export function countFielded(c: C, seat: Seat): number {
  return ++playerOf(c, seat).fielded;
}

/** Counts an action that was used. */
export function countAction(c: C, seat: Seat): void {
  playerOf(c, seat).actionsUsed++;
}

/** Notes the use of an ability that is limited to once per turn, under its key. */
export function noteUse(c: C, key: string): void {
  c.table.usedThisTurn.push(key);
}

/** Gives energy markers for dice that could not be drawn (DM-CLEAR-AND-DRAW-10). */
export function gainMarkers(c: C, seat: Seat, count: number): void {
  playerOf(c, seat).markers += count;
}

/** DM-PAYING-1. */
export function spendMarkers(c: C, seat: Seat, count: number): void {
  gainMarkers(c, seat, -count);
}

/** Markers last until the next turn of their player (DM-CLEAR-AND-DRAW-11). */
export function loseMarkers(c: C, seat: Seat): void {
  playerOf(c, seat).markers = 0;
}

/**
 * Abilities that one effect triggered, by whatever it did and whoever fell to it, wait as a group (DM-ORDERING-3,
 * DM-DAMAGE-11); the last group is the one that still grows.
 */
export function enqueue(c: C, listeners: readonly Hearer[]): void {
  const group = c.table.waiting.pop() ?? [];
  c.table.waiting.push(inOrder([...group, ...listeners]));
}

/** The group whose turn it is; groups that are done with are gone. */
export function nextGroup(c: C): Hearer[] | undefined {
  while (c.table.waiting[0]?.length === 0) c.table.waiting.shift();
  return c.table.waiting[0];
}

/** An ability of the group whose turn it is waits no longer; what it triggers in its turn is another group (DM-ORDERING-5). */
export function stopWaiting(c: C, listener: Hearer): void {
  const group = c.table.waiting[0];
  group?.splice(group.indexOf(listener), 1);
  c.table.waiting.push([]);
}

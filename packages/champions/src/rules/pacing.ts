import type { Change, Seat } from '@assemble/kernel';
import { newScope } from '../abilities/scope.ts';
import type { EventName, Triggered } from '../abilities/vocabulary.ts';
import { readSetup } from '../setup.ts';
import { SCENARIO } from '../table.ts';
import { ownerOf, printed } from './cards-in-play.ts';
import type { AnyChange } from './changes.ts';
import { type Heard, hearingFromHand, hearingInPlay, type Moment, sheet } from './index-of-cards.ts';
import { heardAs, scopeOf, seatFor, sourceOf } from './listeners.ts';
import type { C } from './run.ts';
import { isOpen, unseenOf } from './unseen.ts';
import { actionsInPlay, mightStart } from './using.ts';

/**
 * Who is asked although they may have no answer, so that being asked tells nothing of a hand (MC-TALK-2). All of this
 * depends on nothing but what everybody knows: what lies open, how many cards a hand has, and which cards of a deck
 * nobody has seen yet.
 */

/** Whether players are asked wherever they might have an answer. */
export const asksAlways = (c: C): boolean => readSetup(c.match.setup).pacing === 'always';

const holdsCards = ({ table }: C, seat: Seat): boolean => {
  const player = table.players[seat];
  return player !== undefined && !player.out && player.hand.length > 0;
};

const NOBODY: readonly never[] = [];

/** The players who might use an interrupt or a response now. */
export function mightAnswer(
  c: C,
  stage: string,
  batch: readonly Change[],
  used: readonly string[],
): readonly Seat[] {
  if (!asksAlways(c) || stage === 'status' || stage === 'awaited' || stage === 'delayed') return NOBODY;
  const found: Seat[] = [];
  const moment = stage as Moment;
  batch.forEach((one, i) => {
    const change = one as AnyChange;
    for (const event of heardAs(change, stage)) {
      addFromPlay(c, moment, event, change, i, used, found);
      addFromHands(c, moment, event, change, i, found);
    }
  });
  return found;
}

function addFromPlay(
  c: C,
  moment: Moment,
  event: EventName,
  change: AnyChange,
  i: number,
  used: readonly string[],
  found: Seat[],
): void {
  const hearing = hearingInPlay(c, moment, event);
  if (hearing.length === 0) return;
  for (const piece of c.table.play) {
    if (!hearing.includes(piece.id) || ownerOf(c, piece.id) === SCENARIO) continue;
    const seat = seatFor(c, piece, change);
    if (found.includes(seat)) continue;
    for (const heard of sheet(c, piece.face).triggered[moment][event] ?? []) {
      if (heard.ability.forced === true || used.includes(`${heard.address}@${sourceOf(piece.id, i)}`))
        continue;
      if (might(c, heard, piece.id, seat, change, i, false)) found.push(seat);
    }
  }
}

function addFromHands(
  c: C,
  moment: Moment,
  event: EventName,
  change: AnyChange,
  i: number,
  found: Seat[],
): void {
  for (const card of hearingFromHand(c, moment, event)) {
    const seat = ownerOf(c, card);
    if (found.includes(seat) || !holdsCards(c, seat) || isOpen(c.table, card)) continue;
    for (const heard of sheet(c, printed(c, card).id).triggered[moment][event] ?? []) {
      if (might(c, heard, card, seat, change, i, true)) {
        found.push(seat);
        break;
      }
    }
  }
}

function might(
  c: C,
  heard: Heard<Triggered>,
  card: number,
  seat: Seat,
  change: AnyChange,
  i: number,
  fromHand: boolean,
): boolean {
  const scope = scopeOf(c, heard.ability, card, seat, change);
  if (scope === null) return false;
  scope.change = { frame: -1, i };
  return mightStart(c, seat, card, heard, scope, fromHand);
}

/** Whether a player might use an action now. */
export function mightAct(c: C, seat: Seat): boolean {
  if (!asksAlways(c)) return false;
  const open = actionsInPlay(c, seat).some(({ card, heard }) =>
    mightStart(c, seat, card, heard, newScope(seat, card), false),
  );
  return open || (holdsCards(c, seat) && unseenOf(c, seat).some((card) => mightPlay(c, seat, card)));
}

function mightPlay(c: C, seat: Seat, card: number): boolean {
  const { id, type } = printed(c, card);
  return (
    type === 'event' &&
    sheet(c, id).actions.some((heard) => mightStart(c, seat, card, heard, newScope(seat, card), true))
  );
}

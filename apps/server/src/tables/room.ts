import type { Json } from '@assemble/kernel';
import type { Room, RoomSeat } from '@assemble/protocol';
import type { TableState } from '../engine/messages.ts';
import { clockOf } from '../matches/summary.ts';
import type { MatchRecord, SeatRecord } from '../storage/store.ts';
import type { Presence } from './presence.ts';
import { rematchNeeds } from './rematch.ts';
import type { Visitor } from './visitor.ts';

/** What the room around a table is made of. */
export interface Around {
  readonly match: MatchRecord;
  /** Null until it has begun, and where it cannot be played on. */
  readonly table: TableState | null;
  readonly presence: Presence;
  readonly claimAfter: number;
  readonly spectators: number;
  /** The id of the match that follows this one. */
  readonly rematch: string | null;
}

/** Whether the others may go on without the person in a seat: the table waits for it, and nobody has been there. */
export function isClaimable(
  { match, table, presence, claimAfter }: Around,
  seat: SeatRecord,
  now: number,
): boolean {
  if (seat.kind !== 'person' || table === null || table.bots[seat.seat]) return false;
  const since = presence.awaySince(match, seat, now);
  return table.waitedFor.includes(seat.seat) && since !== null && now - since >= claimAfter;
}

/** The room as a visitor sees it. */
export function roomFor({ seats, person }: Visitor, around: Around, now: number): Room {
  const { match, table, presence, spectators, rematch } = around;
  return {
    type: 'room',
    id: match.id,
    game: match.game,
    title: match.title,
    state: table === null || table.outcome === null ? match.state : 'over',
    visibility: match.visibility,
    clock: clockOf(match),
    seats: match.seats.map(
      (seat): RoomSeat => ({
        kind: seat.kind,
        bot: seat.bot,
        name: seat.name,
        here: presence.isHere(seat, now),
        claimable: isClaimable(around, seat, now),
        ready: seat.ready,
        locale: seat.locale,
        again: seat.again,
      }),
    ),
    yours: seats,
    owner: person?.id === match.owner,
    spectators,
    setup: match.state === 'open' ? (match.setup as Json) : null,
    rematch,
    rematchNeeds: rematchNeeds(match).map(({ seat }) => seat),
  };
}

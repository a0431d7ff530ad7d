import type { Room, RoomSeat } from '@assemble/protocol';
import type { TableState } from '../engine/messages.ts';
import { clockOf } from '../matches/summary.ts';
import type { MatchRecord, SeatRecord } from '../storage/store.ts';
import type { Presence } from './presence.ts';
import type { Visitor } from './visitor.ts';

/** What the room around a table is made of. */
export interface Around {
  readonly match: MatchRecord;
  /** Null until it has begun, and where it cannot be played on. */
  readonly table: TableState | null;
  readonly presence: Presence;
  readonly claimAfter: number;
  readonly spectators: number;
  readonly rematch: Pick<MatchRecord, 'id' | 'owner'> | null;
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
      }),
    ),
    yours: seats,
    owner: person?.id === match.owner,
    spectators,
    rematch: rematch?.id ?? null,
    rematchBy:
      match.seats.find((seat) => seat.person !== null && seat.person === rematch?.owner)?.seat ?? null,
  };
}

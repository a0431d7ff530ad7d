import type { Seat } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import type { TableState } from './client.ts';

/** The seats of whoever is at this screen: those of the room, else all that people sit in. */
export const seatsHere = (state: TableState, update: Update): readonly Seat[] =>
  state.room?.yours ?? update.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** The seat at the bottom: one's own; where several are, the one that was turned there, or whose turn it is. */
export function seatBelow(mine: readonly Seat[], turned: Seat | null, active: Seat | null): Seat | null {
  const wanted = [turned, active].find((seat) => seat !== null && mine.includes(seat));
  return wanted ?? mine[0] ?? null;
}

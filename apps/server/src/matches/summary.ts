import type { ClockTerms, MatchSummary } from '@assemble/protocol';
import type { MatchRecord } from '../storage/store.ts';

/** The seats of a person. */
export const seatsOf = ({ seats }: MatchRecord, person: string | null): number[] =>
  person === null ? [] : seats.filter((seat) => seat.person === person).map(({ seat }) => seat);

/** The store keeps what `newMatch` let in. */
export const clockOf = ({ clock }: MatchRecord): ClockTerms | null => clock as ClockTerms | null;

/** A match as lists show it to a person; `waitedFor` are the seats whose move it is, where that was asked. */
export function summaryOf(
  match: MatchRecord,
  person: string | null,
  waitedFor: readonly number[] = [],
): MatchSummary {
  const { id, game, title, state, visibility, changedAt } = match;
  const yours = seatsOf(match, person);
  return {
    id,
    game,
    title,
    state,
    visibility,
    clock: clockOf(match),
    seats: match.seats.map(({ kind, name }) => ({ kind, name })),
    yours,
    yourMove: yours.some((seat) => waitedFor.includes(seat)),
    changedAt,
  };
}

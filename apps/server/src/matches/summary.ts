import { seedHash } from '@assemble/kernel';
import type { ClockTerms, MatchSummary } from '@assemble/protocol';
import type { MatchRecord } from '../storage/store.ts';

/** The seats of a person. */
export const seatsOf = ({ seats }: MatchRecord, person: string | null): number[] =>
  person === null ? [] : seats.filter((seat) => seat.person === person).map(({ seat }) => seat);

/** The store keeps what `newMatch` let in. */
export const clockOf = ({ clock }: MatchRecord): ClockTerms | null => clock as ClockTerms | null;

/** The seats whose move it is. A match that nobody has opened yet waits for everybody. */
const waitedFor = ({ state, seats, waitedFor: noted }: MatchRecord): readonly number[] =>
  state === 'running' ? (noted ?? seats.map(({ seat }) => seat)) : [];

/** A match as lists show it to a person. */
export function summaryOf(match: MatchRecord, person: string | null): MatchSummary {
  const { id, game, title, state, visibility, changedAt } = match;
  const yours = seatsOf(match, person);
  const waiting = waitedFor(match);
  return {
    id,
    game,
    title,
    state,
    visibility,
    clock: clockOf(match),
    seedHash: seedHash(match.seed),
    begun: match.words !== null,
    seats: match.seats.map(({ kind, name, locale }) => ({ kind, name, locale })),
    yours,
    yourMove: yours.some((seat) => waiting.includes(seat)),
    owner: person !== null && person === match.owner,
    changedAt,
  };
}

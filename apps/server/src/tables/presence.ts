import type { MatchRecord, SeatRecord } from '../storage/store.ts';

/** How often a process notes who is connected to it. */
export const NOTE_EVERY_MS = 20_000;
/** Who was noted by another process within this time is taken to be connected there. */
const HERE_MS = 45_000;
/** When nobody was there for so long, the time is nobody's. */
const LEFT_MS = 60_000;

/**
 * Who is at a match: connected to this process, or noted by another one not long ago. People may be connected to
 * several processes at once, so that each knows only its own for sure.
 */
export class Presence {
  /** When the last socket of a person closed here. */
  readonly #left = new Map<string, number>();
  readonly #isConnected: (person: string) => boolean;

  constructor(isConnected: (person: string) => boolean) {
    this.#isConnected = isConnected;
  }

  leave(person: string, at: number): void {
    this.#left.set(person, at);
  }

  isHere({ kind, person, seenAt }: SeatRecord, now: number): boolean {
    if (kind === 'bot') return true;
    if (person === null) return false;
    if (this.#isConnected(person)) return true;
    // What this process noted itself when the person left says nothing about the other processes.
    return seenAt !== null && seenAt > (this.#left.get(person) ?? 0) && now - seenAt < HERE_MS;
  }

  /** Since when a person is away; null while here. Somebody who never came is away since the last change. */
  awaySince(match: MatchRecord, seat: SeatRecord, now: number): number | null {
    if (this.isHere(seat, now)) return null;
    return Math.max(seat.seenAt ?? match.changedAt, this.#left.get(seat.person ?? '') ?? 0);
  }

  /** Whether somebody of the seats is here, or was not long ago. */
  isAttended({ seats }: MatchRecord, now: number): boolean {
    return seats.some((seat) => {
      if (seat.kind !== 'person') return false;
      const last = Math.max(seat.seenAt ?? 0, this.#left.get(seat.person ?? '') ?? 0);
      return this.isHere(seat, now) || now - last < LEFT_MS;
    });
  }

  /** The next moment at which somebody stops being here, or has been away for `claimAfter`. */
  nextChange(match: MatchRecord, claimAfter: number, now: number): number | null {
    const moments = match.seats.flatMap((seat) => {
      if (seat.kind !== 'person' || this.#isConnected(seat.person ?? '')) return [];
      const since = this.awaySince(match, seat, now);
      return since === null ? [(seat.seenAt ?? now) + HERE_MS] : [since + claimAfter];
    });
    const later = moments.filter((moment) => moment > now);
    return later.length === 0 ? null : Math.min(...later);
  }
}

/** So many attempts at once that fail, and as many in a minute. */
const MOST = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** With every so many failures it becomes slower, down to one attempt in a minute. */
const PATIENCE = 20;
/** So many are counted at the same time; the ones that were quiet for the longest time make room. */
const MOST_KEYS = 20_000;

interface Tally {
  /** Failures that weigh now; they drain. */
  level: number;
  /** Failures in a row, with less than an hour in between. */
  failures: number;
  at: number;
}

/**
 * Counts attempts that need a password or tell of a login, by address, person and login at once: whoever guesses has
 * to wait, whichever of the three they change. Each process counts for itself.
 */
export class Attempts {
  readonly #tallies = new Map<string, Tally>();

  /** Whether another attempt may be made now. It counts as failed until `succeeded`. */
  take(keys: readonly string[], now: number): boolean {
    const tallies = keys.map((key) => this.#tally(key, now));
    if (tallies.some(({ level }) => level > MOST - 1)) return false;
    for (const tally of tallies) {
      tally.level++;
      tally.failures++;
    }
    return true;
  }

  /** It was no guess. */
  succeeded(keys: readonly string[]): void {
    for (const key of keys) {
      const tally = this.#tallies.get(key);
      if (tally === undefined) continue;
      tally.level = Math.max(0, tally.level - 1);
      tally.failures = Math.max(0, tally.failures - 1);
    }
  }

  #tally(key: string, now: number): Tally {
    const known = this.#tallies.get(key);
    const tally =
      known === undefined || now - known.at > HOUR_MS ? { level: 0, failures: 0, at: now } : known;
    const slowness = Math.min(MOST, 1 + Math.floor(tally.failures / PATIENCE));
    tally.level = Math.max(0, tally.level - ((now - tally.at) * MOST) / MINUTE_MS / slowness);
    tally.at = now;
    this.#tallies.delete(key);
    this.#tallies.set(key, tally);
    const [oldest] = this.#tallies.keys();
    if (this.#tallies.size > MOST_KEYS && oldest !== undefined) this.#tallies.delete(oldest);
    return tally;
  }
}

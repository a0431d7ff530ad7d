// Time that does not jump. The clock of a machine may be set while people play: by hand, by a time server, after a pause
// of a virtual machine. Nobody's time shall run out because of it, and nobody shall be given any.

/** So much faster or slower than true our time may run, until it agrees with the machine's again. */
const GENTLE = 0.5;
/** Differences of the two clocks that mean nothing: one of them counts whole milliseconds. */
const SAME_MS = 2;
/** So late this process may hear of an entry of another one: the bell is quick, and without it all is read again. */
const LATE_MS = 30_000;

/** The machine's clock, and a watch that only runs forward and at one pace; both in milliseconds. */
export interface Watch {
  wall(): number;
  steady(): number;
}

const machine: Watch = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Tells the machine's time and, where that jumps, follows it gently. What one process notes and another one reads goes
 * by this, such as who was seen when.
 */
export class GentleClock {
  readonly #watch: Watch;
  #told: number;
  #toldAt: number;

  constructor(watch: Watch = machine) {
    this.#watch = watch;
    this.#told = watch.wall();
    this.#toldAt = watch.steady();
  }

  /** Milliseconds since 1970; never less than the time before. */
  now(): number {
    const steady = this.#watch.steady();
    const passed = steady - this.#toldAt;
    const behind = this.#watch.wall() - (this.#told + passed);
    const most = Math.abs(behind) <= SAME_MS ? SAME_MS : passed * GENTLE;
    this.#told = Math.max(this.#told, this.#told + passed + Math.min(most, Math.max(-most, behind)));
    this.#toldAt = steady;
    return Math.floor(this.#told);
  }
}

const clock = new GentleClock();

/** The time of this process. Threads are told it: a clock of their own could differ. */
export const now = (): number => clock.now();

/**
 * The time of one match at one process. It begins with the machine's, and from then on only the steady watch counts, so
 * that whatever the machine's clock does changes nothing.
 */
export class MatchClock {
  readonly #watch: Watch;
  #base: number;
  #since: number;

  /** `lastAt` is the moment of the last entry; null when there is none yet. */
  constructor(lastAt: number | null, watch: Watch = machine) {
    this.#watch = watch;
    this.#base = Math.max(lastAt ?? 0, watch.wall());
    this.#since = watch.steady();
  }

  /** The moment of an act that comes now; never before the last entry. */
  now(): number {
    return Math.floor(this.#base + this.#watch.steady() - this.#since);
  }

  /**
   * Another process wrote an entry. Where its moment does not fit into our time, the two machines' clocks differ, or one
   * of them stood still: then the match goes on from the entry, and what lies between is nobody's.
   */
  heard(at: number): void {
    const ago = this.now() - at;
    if (ago >= 0 && ago <= LATE_MS) return;
    this.#base = at;
    this.#since = this.#watch.steady();
  }
}

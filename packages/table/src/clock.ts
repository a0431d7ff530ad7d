import type { Seat } from '@assemble/kernel';
import type { Clocks, ClockTerms } from '@assemble/protocol';

/** So often in a row a seat may let its time pass; then it has lost. */
const MOST_PASSED = 3;

export interface SavedClock {
  readonly left: readonly number[];
  readonly passed: readonly number[];
  readonly answered: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

/**
 * The time of the seats. A seat's time runs while the table waits for it; a decision gives some of it back, never more
 * than the bank it began with. When it is over the table answers with the decision's default, and the next decision
 * has the gain. It reads no watch: every moment is told to it, so that the same acts give the same times.
 *
 * Taking decisions back gives no time back, and a decision that is taken again is not a new one: it neither earns the
 * gain a second time nor makes up for a time that passed.
 */
export class Clock {
  readonly #terms: ClockTerms;
  readonly #left: number[];
  readonly #passed: number[];
  /** The last decision of each seat that was answered, by its number: only later ones are new. */
  readonly #answered: number[];
  #running: readonly Seat[] = [];
  #since = 0;

  constructor(terms: ClockTerms, seats: number, at: number) {
    this.#terms = terms;
    this.#left = Array.from({ length: seats }, () => terms.bank);
    this.#passed = Array.from({ length: seats }, () => 0);
    this.#answered = Array.from({ length: seats }, () => -1);
    this.#since = at;
  }

  /** A clock that goes on from where it was saved. */
  static restore(terms: ClockTerms, { left, passed, answered, running, since }: SavedClock): Clock {
    const clock = new Clock(terms, left.length, since);
    clock.#left.splice(0, left.length, ...left);
    clock.#passed.splice(0, passed.length, ...passed);
    clock.#answered.splice(0, answered.length, ...answered);
    clock.#running = running;
    return clock;
  }

  save(): SavedClock {
    return {
      left: [...this.#left],
      passed: [...this.#passed],
      answered: [...this.#answered],
      running: this.#running,
      since: this.#since,
    };
  }

  /** What a seat has left at a moment. */
  left(seat: Seat, at: number): number {
    const left = this.#left[seat] ?? 0;
    return this.#running.includes(seat) ? left - Math.max(0, at - this.#since) : left;
  }

  /** Charges the time until now, and goes on with the seats that the table waits for from now on. */
  turn(at: number, waitedFor: readonly Seat[]): void {
    for (const seat of this.#running) this.#left[seat] = this.left(seat, at);
    this.#since = Math.max(at, this.#since);
    this.#running = waitedFor;
  }

  /** Charges nobody for the time until now. */
  resume(at: number): void {
    this.#since = at;
  }

  /** A seat has answered its decision `n`. */
  decided(seat: Seat, n: number): void {
    if (!this.#answer(seat, n)) return;
    this.#left[seat] = Math.min(this.#terms.bank, (this.#left[seat] ?? 0) + this.#terms.gain);
    this.#passed[seat] = 0;
  }

  /** The time of a seat is over at its decision `n`. Answers whether it was once too often. */
  passed(seat: Seat, n: number): boolean {
    this.#answer(seat, n);
    this.#left[seat] = this.#terms.gain;
    this.#passed[seat] = (this.#passed[seat] ?? 0) + 1;
    return (this.#passed[seat] ?? 0) >= MOST_PASSED;
  }

  /** Notes that a seat has answered its decision `n`; says whether it was the first time. */
  #answer(seat: Seat, n: number): boolean {
    if (n <= (this.#answered[seat] ?? -1)) return false;
    this.#answered[seat] = n;
    return true;
  }

  /** The moment at which the next time is over, if any runs. */
  get next(): { readonly seat: Seat; readonly at: number } | null {
    let next: { seat: Seat; at: number } | null = null;
    for (const seat of this.#running) {
      const at = this.#since + (this.#left[seat] ?? 0);
      if (next === null || at < next.at) next = { seat, at };
    }
    return next;
  }

  state(at: number): Clocks {
    return {
      left: this.#left.map((_, seat) => Math.max(0, this.left(seat, at))),
      running: this.#running,
      passed: [...this.#passed],
      most: MOST_PASSED,
    };
  }
}

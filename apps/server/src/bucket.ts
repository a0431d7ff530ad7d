/** Lets so many things through at once, and so many a second in the long run. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Whether one more would be let through. */
  has(now: number): boolean {
    this.#fill(now);
    return this.#left >= 1;
  }

  /** Lets one through, or not. */
  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#most;
  }

  #fill(now: number): void {
    const filled = this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, filled);
    this.#at = now;
  }
}

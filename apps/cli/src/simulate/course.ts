import type { Played } from './run.ts';

/** Decides after each game, in the order of their numbers, whether that is enough. */
export type Enough = (played: Played) => boolean;

/**
 * The course of a simulation: which game comes next, and which of them count. They arrive in any order and are counted
 * in the order of their numbers, so that it ends with the same game on any number of threads and machines.
 */
export class Course {
  readonly #most: number;
  readonly #count: Enough;
  readonly #early = new Map<number, Played>();
  readonly #known: Set<number>;
  #next = 0;
  #counted = 0;
  #over: boolean;

  constructor(most: number, known: readonly Played[], count: Enough) {
    this.#most = most;
    this.#count = count;
    this.#over = most === 0;
    this.#known = new Set(known.map(({ index }) => index));
    for (const played of known) this.add(played);
  }

  /** Whether everything that counts has been counted. */
  get isOver(): boolean {
    return this.#over;
  }

  /** How many games count so far. */
  get counted(): number {
    return this.#counted;
  }

  /** The number of the next game to play; null when none is wanted any more. */
  next(): number | null {
    while (this.#known.has(this.#next)) this.#next++;
    return this.#over || this.#next >= this.#most ? null : this.#next++;
  }

  /** A game that was played; one that is told again, or beyond the end, counts nothing. */
  add(played: Played): void {
    if (played.index < this.#counted || played.index >= this.#most) return;
    this.#early.set(played.index, played);
    for (;;) {
      const one = this.#early.get(this.#counted);
      if (one === undefined || this.#over) return;
      this.#early.delete(this.#counted);
      this.#counted++;
      const isEnough = this.#count(one);
      if (isEnough || this.#counted === this.#most) this.#over = true;
    }
  }
}

import { type Box, type Margin, type Region, regionWithin } from './region.ts';
import { type Ground, nearestSpot, someSpot } from './search.ts';
import type { Point } from './shapes.ts';
import { HAIR, onGrid } from './tolerance.ts';

/** A whole number from 0 to one less than n, each equally likely. */
export type RandomBelow = (n: number) => number;

export type SpotVerdict<Reason> =
  | { readonly yes: true; readonly end: Point }
  | { readonly yes: false; readonly reasons: readonly Reason[] };

const TRIES = 256;
/** How far the nodes of the fine grid are apart, in inches. */
const STEP = 0.05;
const FINE = 1 << 20;

/** A number from 0 to 1. */
export function fraction(random: RandomBelow): number {
  return random(FINE) / (FINE - 1);
}

/** Spots to choose from where only the spot itself matters, not the way to it. */
export class Spots<Reason> implements Ground {
  /** All spots in question. */
  readonly #box: Box;
  readonly #margin: Margin;
  readonly #reasons: (p: Point) => readonly Reason[];

  constructor(box: Box, reasons: (p: Point) => readonly Reason[], margin: Margin) {
    this.#box = box;
    this.#reasons = reasons;
    this.#margin = margin;
  }

  /** Yes, or every reason why not. The point is brought onto the grid first. */
  verdict(wished: Point): SpotVerdict<Reason> {
    const end = onGrid(wished);
    const reasons = this.#reasons(end);
    return reasons.length === 0 ? { yes: true, end } : { yes: false, reasons };
  }

  isLegal(end: Point): boolean {
    const margin = this.#margin(end);
    return Math.abs(margin) > HAIR ? margin > 0 : this.#reasons(end).length === 0;
  }

  mayHold(p: Point, within: number): boolean {
    return this.#margin(p) >= -within;
  }

  /** All legal spots, for the page. */
  region(): Region {
    return regionWithin({
      box: this.#box,
      glance: this.#margin,
      margin: this.#margin,
      narrow: this.#margin,
      groundAt: () => this,
    });
  }

  /** The legal spot nearest to a point; null if there is none at all. */
  nearest(to: Point): Point | null {
    return nearestSpot(this, this.#box, to);
  }

  /** Some legal spot; null if there is none. */
  sample(random: RandomBelow): Point | null {
    const { left, top, right, bottom } = this.#box;
    for (let i = 0; i < TRIES; i++) {
      const end = onGrid({
        x: left + (right - left) * fraction(random),
        y: top + (bottom - top) * fraction(random),
      });
      if (this.isLegal(end)) return end;
    }
    // Where little is free, chance may miss it, and where only pockets are, the nodes of a grid do.
    const free = this.#freeNodes();
    return free.length === 0 ? someSpot(this, this.#box) : (free[random(free.length)] as Point);
  }

  #freeNodes(): Point[] {
    const { left, top, right, bottom } = this.#box;
    const free: Point[] = [];
    for (let y = top; y <= bottom; y += STEP) {
      for (let column = 0; left + column * STEP <= right; ) {
        const node = onGrid({ x: left + column * STEP, y });
        const margin = this.#margin(node);
        if (margin > HAIR) free.push(node);
        // Nothing nearer than the margin is free either.
        column += Math.max(1, Math.floor(-margin / STEP));
      }
    }
    return free;
  }
}

import { type Box, type Margin, type Region, regionWithin } from './region.ts';
import type { Point } from './shapes.ts';
import { onGrid } from './tolerance.ts';

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
export class Spots<Reason> {
  readonly #box: Box;
  readonly #reasons: (p: Point) => readonly Reason[];
  readonly #margin: Margin;

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
    return this.#margin(end) >= 0;
  }

  /** All legal spots, for the page. */
  region(): Region {
    return regionWithin(this.#box, this.#margin);
  }

  /** Some legal spot; null if there is none, or only in gaps that are narrower than the fine grid. */
  sample(random: RandomBelow): Point | null {
    const { left, top, right, bottom } = this.#box;
    for (let i = 0; i < TRIES; i++) {
      const end = onGrid({
        x: left + (right - left) * fraction(random),
        y: top + (bottom - top) * fraction(random),
      });
      if (this.isLegal(end)) return end;
    }
    // Where little is free, chance may miss it.
    const free = this.#freeNodes();
    return free.length === 0 ? null : (free[random(free.length)] as Point);
  }

  #freeNodes(): Point[] {
    const { left, top, right, bottom } = this.#box;
    const free: Point[] = [];
    for (let y = top; y <= bottom; y += STEP) {
      for (let column = 0; left + column * STEP <= right; ) {
        const node = onGrid({ x: left + column * STEP, y });
        const margin = this.#margin(node);
        if (margin >= 0) free.push(node);
        // Nothing nearer than the margin is free either.
        column += Math.max(1, Math.floor(-margin / STEP));
      }
    }
    return free;
  }
}

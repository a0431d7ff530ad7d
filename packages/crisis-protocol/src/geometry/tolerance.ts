import type { Point } from './shapes.ts';

/**
 * The one tolerance, in inches (CP-RULING-3, CP-RULING-7). Ties favour touching and within: a distance that is longer
 * than a range by no more than this is within it, and things overlap only when they share more depth than this.
 */
export const TOLERANCE = 0.001;

/** Rounding of numbers, far below the tolerance. */
export const HAIR = 1e-9;

/** Positions in a match are whole multiples of 1/4096 inch: short in JSON, exact in binary, equal on every machine. */
export const GRID = 4096;

/** Rounds one coordinate to the grid. Rounding moves a point by less than a fifth of the tolerance. */
export function gridded(coordinate: number): number {
  // Adding zero turns -0, which JSON does not keep, into 0.
  return Math.round(coordinate * GRID) / GRID + 0;
}

/** The grid point nearest to a point: every position that enters a match passes through here. */
export function onGrid(p: Point): Point {
  return { x: gridded(p.x), y: gridded(p.y) };
}

/** Whether a distance is within a length (CP-MEASURE-12). */
export function isWithin(distance: number, length: number): boolean {
  return distance <= length + TOLERANCE;
}

import type { Point } from './shapes.ts';
import { onGrid } from './tolerance.ts';
import { BATTLEFIELD } from './tools.ts';

// Directions around a point, less than a quarter of a degree apart, without trigonometry: in each eighth of the circle
// the half-angle tangent t runs evenly from 0 to the square root of 2 minus 1. A step is at most 2 dt = 0.2472 degrees.
// The eighths mirror each other, so that turning the table by a right angle or mirroring it changes nothing.

const PER_EIGHTH = 192;
export const DIRECTIONS = 8 * PER_EIGHTH;
/** The step of t. No direction is farther than this, in inches an inch away, from the nearest of the list. */
export const DIRECTION_STEP = (Math.sqrt(2) - 1) / PER_EIGHTH;

/** The first eighth including its end: cosines and sines from 0 to 45 degrees. */
const COSINES = new Float64Array(PER_EIGHTH + 1);
const SINES = new Float64Array(PER_EIGHTH + 1);
for (let k = 0; k <= PER_EIGHTH; k++) {
  const t = k * DIRECTION_STEP;
  COSINES[k] = (1 - t * t) / (1 + t * t);
  SINES[k] = (2 * t) / (1 + t * t);
}

/** All directions, one after another around the circle. */
export const DIRECTION_X = new Float64Array(DIRECTIONS);
export const DIRECTION_Y = new Float64Array(DIRECTIONS);
for (let i = 0; i < DIRECTIONS; i++) {
  const eighth = Math.floor(i / PER_EIGHTH);
  const within = i % PER_EIGHTH;
  const mirrored = eighth % 2 === 1;
  const k = mirrored ? PER_EIGHTH - within : within;
  const c = COSINES[k] as number;
  const s = SINES[k] as number;
  const [x, y] = mirrored ? [s, c] : [c, s];
  const quarter = Math.floor(eighth / 2);
  DIRECTION_X[i] = [x, -y, -x, y][quarter] as number;
  DIRECTION_Y[i] = [y, x, -y, -x][quarter] as number;
}

/** A point on the grid that lies from another in a direction with a number: how bots aim. */
export function aimFrom(p: Point, number: number): Point {
  const far = BATTLEFIELD;
  return onGrid({
    x: p.x + far * (DIRECTION_X[number] as number),
    y: p.y + far * (DIRECTION_Y[number] as number),
  });
}

/** The number of the direction at or just before a vector. */
export function directionNumber(x: number, y: number): number {
  if (x === 0 && y === 0) return 0;
  // Turn the vector into the first quarter, then into its first half.
  const quarter = y >= 0 ? (x > 0 ? 0 : 1) : x < 0 ? 2 : 3;
  const [qx, qy] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[quarter] as readonly [number, number];
  const mirrored = qy > qx;
  const length = Math.sqrt(x * x + y * y);
  const t = (mirrored ? qx : qy) / (length + (mirrored ? qy : qx));
  const k = Math.min(PER_EIGHTH, Math.floor(t / DIRECTION_STEP));
  const within = mirrored ? 2 * PER_EIGHTH - Math.min(2 * PER_EIGHTH, k + 1) : k;
  return (quarter * 2 * PER_EIGHTH + within) % DIRECTIONS;
}

import { depthIn, nearestOnOutline, type Ring, ringDistance } from './ring.ts';
import { type Disc, directionTo, distanceBetween, type Line, type Point } from './shapes.ts';
import type { Solid } from './terrain.ts';
import { isWithin } from './tolerance.ts';
import { RANGES, type Range, rangeLength } from './tools.ts';

/** What a range can be measured to: something round, or a terrain feature. */
export type Measured = Disc | Solid;

export interface Measurement {
  /** In inches, edge to edge, horizontally (CP-MEASURE-4, CP-MEASURE-9, CP-MEASURE-12). */
  readonly distance: number;
  /** The shortest line between the two: where a range tool would lie, straight out from a base (CP-MEASURE-10). */
  readonly line: Line;
  /** The shortest range tool that reaches; null beyond Range 5. */
  readonly range: Range | null;
}

/** Measures from one thing to another. Nothing in between changes a distance (CP-MEASURE-11). */
export function measure(a: Measured, b: Measured): Measurement {
  const { distance, line } = apart(a, b);
  return { distance, line, range: RANGES.find((range) => isWithin(distance, rangeLength(range))) ?? null };
}

/** Whether two things are within a range of each other; everything is within range of itself (CP-MEASURE-13). */
export function withinRange(a: Measured, b: Measured, range: Range): boolean {
  return isWithin(distanceOf(a, b), rangeLength(range));
}

export function distanceOf(a: Measured, b: Measured): number {
  if (isDisc(a) && isDisc(b)) return Math.max(0, distanceBetween(a, b) - (a.radius + b.radius));
  return apart(a, b).distance;
}

function isDisc(it: Measured): it is Disc {
  return 'radius' in it;
}

function apart(a: Measured, b: Measured): { readonly distance: number; readonly line: Line } {
  if (isDisc(a)) return isDisc(b) ? discToDisc(a, b) : discToRing(a, b.outline);
  if (!isDisc(b)) return ringDistance(a.outline, b.outline);
  const { distance, line } = discToRing(b, a.outline);
  return { distance, line: { from: line.to, to: line.from } };
}

function discToDisc(a: Disc, b: Disc): { readonly distance: number; readonly line: Line } {
  const distance = Math.max(0, distanceBetween(a, b) - (a.radius + b.radius));
  return { distance, line: { from: edgePoint(a, b), to: edgePoint(b, a) } };
}

function discToRing(disc: Disc, ring: Ring): { readonly distance: number; readonly line: Line } {
  const depth = depthIn(ring, disc.x, disc.y);
  const to = depth >= 0 ? { x: disc.x, y: disc.y } : nearestOnOutline(ring, disc.x, disc.y);
  const distance = Math.max(0, -depth - disc.radius);
  return { distance, line: { from: distance === 0 ? to : edgePoint(disc, to), to } };
}

/** The point of a disc that is nearest to another point. */
function edgePoint(disc: Disc, to: Point): Point {
  const direction = directionTo(disc, to);
  if (direction === null) return { x: disc.x, y: disc.y };
  return { x: disc.x + direction.x * disc.radius, y: disc.y + direction.y * disc.radius };
}

import {
  BATTLEFIELD,
  type Base,
  type Disc,
  type Feature,
  type Figure,
  type MovementTool,
  movementLength,
  type Placement,
  type Point,
} from '../../../src/geometry/index.ts';
import { along, baseInto, baseOver, depth, distance, offSide, SLACK } from './sampling.ts';

const HALF_WIDTH = 0.25;
const RIGHT_ANGLE = Math.PI / 2;

/** By how much a base may stand somewhere (positive) or not (negative), and whether terrain lets it end there. */
export function standing(
  disc: Disc,
  features: readonly Feature[],
  bases: readonly Base[],
  largest: number,
): number {
  const { x, y, radius } = disc;
  let margin = Math.min(x, y, BATTLEFIELD - x, BATTLEFIELD - y) - radius;
  for (const other of bases) margin = Math.min(margin, distance(disc, other) - radius - other.radius);
  for (const feature of features) {
    const off = -baseInto(disc, feature);
    const over =
      feature.standing === 'outline' && feature.size <= largest && off < 0
        ? baseOver(disc, feature.outline)
        : Number.NEGATIVE_INFINITY;
    margin = Math.min(margin, Math.max(off, over));
  }
  return margin;
}

/** A tool as its middle line: centre of the base, pivot, and the last point from which its end is round. */
export function middleLine(
  start: Disc,
  tool: MovementTool,
  angle: number,
  bend: number,
): [Point, Point, Point] {
  const half = movementLength(tool) / 2;
  const pivot = {
    x: start.x + (start.radius + half) * Math.cos(angle),
    y: start.y + (start.radius + half) * Math.sin(angle),
  };
  const last = {
    x: pivot.x + (half - HALF_WIDTH) * Math.cos(angle + bend),
    y: pivot.y + (half - HALF_WIDTH) * Math.sin(angle + bend),
  };
  return [{ x: start.x, y: start.y }, pivot, last];
}

/** How far a tool keeps off a feature: the distance of its middle line, by its corners and those of the feature. */
export function keepsOff([a, b, c]: readonly [Point, Point, Point], outline: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [p, q] of [
    [a, b],
    [b, c],
  ] as const) {
    // Sampled along the middle line, and by every corner of the feature off it.
    for (const point of along(p, q, 0.05)) least = Math.min(least, -depth(point, outline));
    for (const corner of outline) least = Math.min(least, offSide(corner, p, q));
  }
  return least;
}

function reachesEnd([a, b, c]: readonly [Point, Point, Point], end: Point, radius: number): number {
  return radius + HALF_WIDTH - Math.min(offSide(end, a, b), offSide(end, b, c));
}

/** What is wrong with a tool that is said to lie and to touch. */
export function placementFault(
  { tool, start, pivot, tip }: Placement,
  from: Figure,
  end: Point,
  blockers: readonly Feature[],
): string | null {
  const half = movementLength(tool) / 2;
  const off = (name: string, is: number, should: number): string | null =>
    Math.abs(is - should) > SLACK ? `${name} is ${is}, not ${should}` : null;
  const angle = Math.atan2(pivot.y - from.y, pivot.x - from.x);
  let bend = Math.atan2(tip.y - pivot.y, tip.x - pivot.x) - angle;
  if (bend > Math.PI) bend -= 2 * Math.PI;
  if (bend < -Math.PI) bend += 2 * Math.PI;
  const line = middleLine(from, tool, angle, bend);
  const blocker = blockers.find(({ outline }) => keepsOff(line, outline) < HALF_WIDTH - SLACK);
  return (
    off('start', distance(from, start), from.radius) ??
    off('first arm', distance(start, pivot), half) ??
    off('second arm', distance(pivot, tip), half) ??
    (Math.abs(bend) > RIGHT_ANGLE + SLACK ? `bent by ${bend}` : null) ??
    (blocker === undefined ? null : `lies on ${blocker.id}`) ??
    (reachesEnd(line, end, from.radius) < -SLACK ? 'does not touch the base' : null)
  );
}

/** The features that a character's tool may not lie on. */
export function blocking(start: Figure, features: readonly Feature[]): readonly Feature[] {
  return features.filter((feature) => feature.size > start.size && baseInto(start, feature) <= 0.001);
}

/** Whether some bend of a tool in a direction lies clear and touches a base at the end. */
function someBend(
  start: Figure,
  tool: MovementTool,
  angle: number,
  end: Point,
  blockers: readonly Feature[],
  step: number,
): boolean {
  for (let bend = -RIGHT_ANGLE; bend <= RIGHT_ANGLE; bend += step) {
    const line = middleLine(start, tool, angle, bend);
    if (reachesEnd(line, end, start.radius) < 0) continue;
    if (blockers.every(({ outline }) => keepsOff(line, outline) >= HALF_WIDTH)) return true;
  }
  return false;
}

/** Looks for a way to lay a tool, turning and bending it in steps. */
export function passage(
  start: Figure,
  tools: readonly MovementTool[],
  end: Point,
  features: readonly Feature[],
): string | null {
  const degree = Math.PI / 180;
  const all = blocking(start, features);
  for (const tool of tools) {
    const far = movementLength(tool) + 2 * start.radius;
    if (distance(start, end) > far) continue;
    const blockers = all.filter((feature) => -baseInto(start, feature) < movementLength(tool) + 1);
    for (let angle = 0; angle < 360; angle += 1.5) {
      if (someBend(start, tool, angle * degree, end, blockers, 4 * degree))
        return `${tool} at ${angle} degrees`;
    }
  }
  return null;
}

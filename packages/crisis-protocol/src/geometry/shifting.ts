import { cornersOf, depthIn, ringOf } from './ring.ts';
import { nearestSpot } from './search.ts';
import type { Disc, Point } from './shapes.ts';
import { EDGES, insideOf } from './table.ts';
import type { Feature } from './terrain.ts';
import { BATTLEFIELD } from './tools.ts';

/**
 * A feature shifted the shortest way until all tokens are clear of it, and itself on the battlefield: what happens to one
 * of Size 6 where tokens have to lie (CP-TERRAIN-9). Where there is no such way, it stays.
 */
export function shiftedClear(feature: Feature, tokens: readonly Disc[]): Feature {
  const ring = ringOf(feature.outline);
  const corners = cornersOf(ring);
  /** How far a shift could be changed before a token would lie on the feature, or no longer would. */
  const margin = (shift: Point): number =>
    Math.min(
      ...tokens.map(({ x, y, radius }) => -depthIn(ring, x - shift.x, y - shift.y) - radius),
      ...EDGES.map((edge) => Math.min(...corners.map((p) => insideOf(edge, sum(p, shift))))),
    );
  const ground = {
    mayHold: (shift: Point, within: number) => margin(shift) >= -within,
    isLegal: (shift: Point) => margin(shift) >= 0,
  };
  const far = BATTLEFIELD;
  const shift = nearestSpot(ground, { left: -far, top: -far, right: far, bottom: far }, { x: 0, y: 0 });
  if (shift === null || (shift.x === 0 && shift.y === 0)) return feature;
  const shifted = (outline: readonly Point[]): readonly Point[] => outline.map((p) => sum(p, shift));
  return {
    ...feature,
    outline: shifted(feature.outline),
    standing:
      feature.standing === null || feature.standing === 'outline'
        ? feature.standing
        : shifted(feature.standing),
  };
}

function sum(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

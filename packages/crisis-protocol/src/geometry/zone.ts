import { distanceOf } from './range.ts';
import { type Disc, directionTo, distanceToSegment, type Point } from './shapes.ts';
import { isWithin, TOLERANCE } from './tolerance.ts';
import { BATTLEFIELD, rangeLength } from './tools.ts';

/** A Zone token: its arc is a quarter circle around the direction in which its placing player turned it (CP-XOBJ-5). */
export interface Zone extends Disc {
  /** A point that the middle of the arc points at. */
  readonly aim: Point;
}

export type ZoneReason =
  | { readonly kind: 'beyond-range'; readonly distance: number }
  | { readonly kind: 'outside-arc'; readonly distance: number };

export type ZoneVerdict =
  | { readonly yes: true }
  | { readonly yes: false; readonly reasons: readonly ZoneReason[] };

export const ZONE_RANGE = 3;
const DIAGONAL = Math.sqrt(0.5);

/**
 * Whether a character is within the arc of a Zone token: within Range 3 of the token, and with any part of its base
 * between the arc lines, which start at the token's centre (CP-XOBJ-4).
 */
export function inArc(base: Disc, zone: Zone): ZoneVerdict {
  const reasons: ZoneReason[] = [];
  const distance = distanceOf(base, zone);
  if (!isWithin(distance, rangeLength(ZONE_RANGE))) reasons.push({ kind: 'beyond-range', distance });
  const outside = distanceToArc(base, zone) - base.radius;
  if (outside > TOLERANCE) reasons.push({ kind: 'outside-arc', distance: outside });
  return reasons.length === 0 ? { yes: true } : { yes: false, reasons };
}

/** The two arc lines as directions; null when the token is turned nowhere. */
export function arcLines(zone: Zone): readonly [Point, Point] | null {
  const way = directionTo(zone, zone.aim);
  if (way === null) return null;
  return [
    { x: (way.x - way.y) * DIAGONAL, y: (way.y + way.x) * DIAGONAL },
    { x: (way.x + way.y) * DIAGONAL, y: (way.y - way.x) * DIAGONAL },
  ];
}

function distanceToArc(p: Point, zone: Zone): number {
  const lines = arcLines(zone);
  if (lines === null) return Number.POSITIVE_INFINITY;
  const dx = p.x - zone.x;
  const dy = p.y - zone.y;
  const [a, b] = lines;
  // The arc is a quarter circle, so a point is inside when it lies forward along both lines.
  if (dx * a.x + dy * a.y >= 0 && dx * b.x + dy * b.y >= 0) return 0;
  const far = 2 * BATTLEFIELD;
  return Math.min(
    distanceToSegment(dx, dy, 0, 0, a.x * far, a.y * far),
    distanceToSegment(dx, dy, 0, 0, b.x * far, b.y * far),
  );
}

import { clipped, middleOf } from './convex.ts';
import { distanceOf, withinRange } from './range.ts';
import { depthIn, nearestOnOutline, type Ring } from './ring.ts';
import type { Disc, Figure, Id, Line, Point } from './shapes.ts';
import { mayReach, type Solid } from './terrain.ts';
import { isWithin } from './tolerance.ts';
import { rangeLength } from './tools.ts';

/** What keeps a feature from giving cover, or the distance that keeps all of them from it. */
export type NoCover =
  | { readonly kind: 'too-close'; readonly distance: number }
  | { readonly kind: 'no-terrain-near' }
  | { readonly kind: 'too-small'; readonly ids: readonly Id[] }
  | { readonly kind: 'not-in-the-line'; readonly ids: readonly Id[] };

/** Every feature that gives cover, each with a line through it. */
export type CoverVerdict =
  | { readonly yes: true; readonly from: readonly { readonly id: Id; readonly line: Line }[] }
  | { readonly yes: false; readonly reasons: readonly NoCover[] };

/**
 * Cover from terrain (CP-COVER-1): attacker and defender more than Range 2 apart (CP-COVER-4), and within Range 1 of
 * the defender a feature at least as big as it (CP-COVER-2) that some line between the bases passes through
 * (CP-COVER-3). The defender's Size is the one on its card, wherever it stands, and the feature under it counts
 * (CP-RULING-18).
 */
export function coverBetween(attacker: Disc, defender: Figure, terrain: readonly Solid[]): CoverVerdict {
  const reasons: NoCover[] = [];
  const distance = distanceOf(attacker, defender);
  if (isWithin(distance, rangeLength(2))) reasons.push({ kind: 'too-close', distance });
  const near = terrain.filter((solid) => mayReach(solid, defender, 2) && withinRange(defender, solid, 1));
  const big = near.filter((solid) => solid.size >= defender.size);
  const from = big.flatMap((solid) => {
    const line = lineThrough(attacker, defender, solid);
    return line === null ? [] : [{ id: solid.id, line }];
  });
  if (reasons.length === 0 && from.length > 0) return { yes: true, from };
  if (from.length === 0) {
    if (near.length === 0) reasons.push({ kind: 'no-terrain-near' });
    const small = near.filter((solid) => solid.size < defender.size);
    if (small.length > 0) reasons.push({ kind: 'too-small', ids: small.map((solid) => solid.id) });
    if (big.length > 0) reasons.push({ kind: 'not-in-the-line', ids: big.map((solid) => solid.id) });
  }
  return { yes: false, reasons };
}

/**
 * A line from some point of one base to some point of another that passes through a feature. The points on such lines
 * are exactly the convex hull of the two bases: both bases and the strip between their outer tangents.
 */
export function lineThrough(a: Disc, b: Disc, solid: Solid): Line | null {
  const strip = stripBetween(a, b);
  for (const piece of solid.corePieces) {
    const part = strip === null ? null : clipped(piece, strip);
    if (part !== null && part.xs.length > 0) return lineThroughPoint(a, b, middleOf(part));
    for (const disc of [a, b]) {
      const depth = depthIn(piece, disc.x, disc.y);
      if (depth < -disc.radius) continue;
      return lineThroughPoint(a, b, depth >= 0 ? disc : nearestOnOutline(piece, disc.x, disc.y));
    }
  }
  return null;
}

/** The four-cornered strip between the points where the outer tangents touch two bases; null if one is in the other. */
function stripBetween(a: Disc, b: Disc): Ring | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const more = b.radius - a.radius;
  if (square <= more * more) return null;
  // The two directions from the centres to those points: along the axis by -more, across it by the rest.
  const across = Math.sqrt(square - more * more);
  const [px, py] = [(-more * dx - across * dy) / square, (-more * dy + across * dx) / square];
  const [qx, qy] = [(-more * dx + across * dy) / square, (-more * dy - across * dx) / square];
  return {
    xs: Float64Array.of(a.x + a.radius * qx, b.x + b.radius * qx, b.x + b.radius * px, a.x + a.radius * px),
    ys: Float64Array.of(a.y + a.radius * qy, b.y + b.radius * qy, b.y + b.radius * py, a.y + a.radius * py),
  };
}

/**
 * The line through a point of the hull. Between the bases lie circles that grow evenly from one to the other; the point
 * lies on a radius of one of them, and the same radius of both bases gives the ends of the line.
 */
function lineThroughPoint(a: Disc, b: Disc, p: Point): Line {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const more = b.radius - a.radius;
  if (square <= more * more) return { from: p, to: p };
  const beside = Math.abs((p.y - a.y) * dx - (p.x - a.x) * dy);
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  const t = Math.max(0, Math.min(1, (along + (beside * more) / Math.sqrt(square - more * more)) / square));
  const radius = a.radius + t * more;
  const [wx, wy] = [(p.x - a.x - t * dx) / radius, (p.y - a.y - t * dy) / radius];
  return {
    from: { x: a.x + a.radius * wx, y: a.y + a.radius * wy },
    to: { x: b.x + b.radius * wx, y: b.y + b.radius * wy },
  };
}

import { distanceToSegment, type Line, lengthOf, type Point } from './shapes.ts';

/**
 * A closed outline, its corners in order around a positive area. Kept in flat arrays: most of the time of every
 * predicate is spent walking along such outlines.
 */
export interface Ring {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** The ring through some corners: turned to a positive area, without repeated corners and corners on a straight side. */
export function ringOf(corners: readonly Point[]): Ring {
  const kept = corners.filter((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Point;
    return corner.x !== before.x || corner.y !== before.y;
  });
  const turning = kept.filter((corner, i) => {
    const before = kept[(i + kept.length - 1) % kept.length] as Point;
    const after = kept[(i + 1) % kept.length] as Point;
    return (corner.x - before.x) * (after.y - corner.y) !== (corner.y - before.y) * (after.x - corner.x);
  });
  const ring = {
    xs: Float64Array.from(turning, (corner) => corner.x),
    ys: Float64Array.from(turning, (corner) => corner.y),
  };
  if (areaOf(ring) < 0) {
    ring.xs.reverse();
    ring.ys.reverse();
  }
  return ring;
}

export function cornersOf(ring: Ring): Point[] {
  return Array.from(ring.xs, (x, i) => ({ x, y: ring.ys[i] as number }));
}

export function areaOf({ xs, ys }: Ring): number {
  let twice = 0;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    twice += (xs[j] as number) * (ys[i] as number) - (xs[i] as number) * (ys[j] as number);
  }
  return twice / 2;
}

function contains({ xs, ys }: Ring, px: number, py: number): boolean {
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const yi = ys[i] as number;
    const yj = ys[j] as number;
    if (yi > py !== yj > py) {
      const xi = xs[i] as number;
      if (px < xi + (((xs[j] as number) - xi) * (py - yi)) / (yj - yi)) inside = !inside;
    }
  }
  return inside;
}

/** How deep a point lies inside a ring: its distance to the outline, negative outside. */
export function depthIn(ring: Ring, px: number, py: number): number {
  const { xs, ys } = ring;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const dx = (xs[i] as number) - ax;
    const dy = (ys[i] as number) - ay;
    const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
    const ex = px - ax - t * dx;
    const ey = py - ay - t * dy;
    const square = ex * ex + ey * ey;
    if (square < least) least = square;
  }
  const distance = Math.sqrt(least);
  return contains(ring, px, py) ? distance : -distance;
}

/** The point of the outline that is nearest to a point. */
export function nearestOnOutline({ xs, ys }: Ring, px: number, py: number): Point {
  let least = Number.POSITIVE_INFINITY;
  let nearest: Point = { x: px, y: py };
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const dx = (xs[i] as number) - ax;
    const dy = (ys[i] as number) - ay;
    const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
    const x = ax + t * dx;
    const y = ay + t * dy;
    const square = (px - x) * (px - x) + (py - y) * (py - y);
    if (square < least) {
      least = square;
      nearest = { x, y };
    }
  }
  return nearest;
}

/** How far a stretch of straight line is from a ring; 0 when any of it lies inside. */
export function segmentDistance(ring: Ring, ax: number, ay: number, bx: number, by: number): number {
  const { xs, ys } = ring;
  if (contains(ring, ax, ay)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const distance = segmentToSegment(
      ax,
      ay,
      bx,
      by,
      xs[j] as number,
      ys[j] as number,
      xs[i] as number,
      ys[i] as number,
    );
    if (distance < least) least = distance;
    if (least === 0) return 0;
  }
  return least;
}

/** How far two rings are from each other, with the nearest points; 0 when they share space. */
export function ringDistance(a: Ring, b: Ring): { readonly distance: number; readonly line: Line } {
  const [ax, ay] = [a.xs[0] as number, a.ys[0] as number];
  const [bx, by] = [b.xs[0] as number, b.ys[0] as number];
  if (contains(b, ax, ay)) return { distance: 0, line: { from: { x: ax, y: ay }, to: { x: ax, y: ay } } };
  if (contains(a, bx, by)) return { distance: 0, line: { from: { x: bx, y: by }, to: { x: bx, y: by } } };
  for (let i = 0, j = a.xs.length - 1; i < a.xs.length; j = i++) {
    for (let k = 0, l = b.xs.length - 1; k < b.xs.length; l = k++) {
      const crossing = crossingOf(a, j, i, b, l, k);
      if (crossing !== null) return { distance: 0, line: { from: crossing, to: crossing } };
    }
  }
  // Rings that do not cross are nearest to each other at a corner of one of them.
  let best = { distance: Number.POSITIVE_INFINITY, line: { from: { x: ax, y: ay }, to: { x: bx, y: by } } };
  for (const from of cornersOf(a)) {
    const to = nearestOnOutline(b, from.x, from.y);
    const distance = lengthOf(to.x - from.x, to.y - from.y);
    if (distance < best.distance) best = { distance, line: { from, to } };
  }
  for (const to of cornersOf(b)) {
    const from = nearestOnOutline(a, to.x, to.y);
    const distance = lengthOf(to.x - from.x, to.y - from.y);
    if (distance < best.distance) best = { distance, line: { from, to } };
  }
  return best;
}

function crossingOf(a: Ring, a0: number, a1: number, b: Ring, b0: number, b1: number): Point | null {
  const px = a.xs[a0] as number;
  const py = a.ys[a0] as number;
  const rx = (a.xs[a1] as number) - px;
  const ry = (a.ys[a1] as number) - py;
  const qx = b.xs[b0] as number;
  const qy = b.ys[b0] as number;
  const sx = (b.xs[b1] as number) - qx;
  const sy = (b.ys[b1] as number) - qy;
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const t = ((qx - px) * sy - (qy - py) * sx) / cross;
  const u = ((qx - px) * ry - (qy - py) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: px + t * rx, y: py + t * ry } : null;
}

function segmentToSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const rx = bx - ax;
  const ry = by - ay;
  const sx = dx - cx;
  const sy = dy - cy;
  const cross = rx * sy - ry * sx;
  if (cross !== 0) {
    const t = ((cx - ax) * sy - (cy - ay) * sx) / cross;
    const u = ((cx - ax) * ry - (cy - ay) * rx) / cross;
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return 0;
  }
  return Math.min(
    distanceToSegment(ax, ay, cx, cy, dx, dy),
    distanceToSegment(bx, by, cx, cy, dx, dy),
    distanceToSegment(cx, cy, ax, ay, bx, by),
    distanceToSegment(dx, dy, ax, ay, bx, by),
  );
}

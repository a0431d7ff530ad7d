import type { Disc, Feature, Point } from '../../../src/geometry/index.ts';

/** What sampling may miss or overstate: the tolerance of the rules, rounding to the grid, and the sampling itself. */
export const SLACK = 0.0015;

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Points all around a circle. */
export function rim(disc: Disc, count: number, radius = disc.radius): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return { x: disc.x + radius * Math.cos(angle), y: disc.y + radius * Math.sin(angle) };
  });
}

/** Counts how often the outline winds around a point. */
export function isInside(p: Point, outline: readonly Point[]): boolean {
  let winding = 0;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i] as Point;
    const b = outline[(i + 1) % outline.length] as Point;
    const left = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (a.y <= p.y && b.y > p.y && left > 0) winding++;
    if (a.y > p.y && b.y <= p.y && left < 0) winding--;
  }
  return winding !== 0;
}

/** How far a point is from a side. */
export function offSide(p: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
  if (along <= 0) return distance(p, a);
  if (along >= length) return distance(p, b);
  return Math.abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length;
}

/** How far a point is from the outline of a feature, whichever side it is on. */
export function offOutline(p: Point, outline: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i++) {
    least = Math.min(least, offSide(p, outline[i] as Point, outline[(i + 1) % outline.length] as Point));
  }
  return least;
}

/** Positive inside, negative outside. */
export function depth(p: Point, outline: readonly Point[]): number {
  const off = offOutline(p, outline);
  return isInside(p, outline) ? off : -off;
}

/** Points along a stretch of straight line, both ends included. */
export function along(a: Point, b: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(distance(a, b) / step));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  }));
}

/** The corners of a feature and points along its sides. */
export function aroundOutline(outline: readonly Point[], step: number): Point[] {
  return outline.flatMap((corner, i) => along(corner, outline[(i + 1) % outline.length] as Point, step));
}

/** Whether two stretches of straight line cross or touch. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** Whether a line keeps off a feature altogether. */
export function misses(a: Point, b: Point, outline: readonly Point[]): boolean {
  if (isInside(a, outline)) return false;
  return outline.every((corner, i) => !cross(a, b, corner, outline[(i + 1) % outline.length] as Point));
}

/**
 * How deep a base reaches into a feature: the most by which some point of it, or the feature's nearest corner, lies
 * inside the other; negative by how far they are apart.
 */
export function baseInto(disc: Disc, { outline }: Feature): number {
  if (isInside(disc, outline)) return disc.radius;
  return disc.radius - offOutline(disc, outline);
}

/** Whether all of a base lies over a feature. */
export function baseOver(disc: Disc, outline: readonly Point[]): number {
  return Math.min(...rim(disc, 360).map((p) => depth(p, outline)));
}

/** Leaves out what is farther than a reach from a stretch of straight line, to spare sampling it. */
export function besides<T extends { readonly outline: readonly Point[] }>(
  features: readonly T[],
  a: Point,
  b: Point,
  reach: number,
): readonly T[] {
  return features.filter(({ outline }) => {
    const corner = outline[0] as Point;
    const across = Math.max(...outline.map((p) => distance(p, corner)));
    return offSide(corner, a, b) <= across + reach;
  });
}

import type { Ring } from './ring.ts';
import type { Disc, Point } from './shapes.ts';
import { TOLERANCE } from './tolerance.ts';

// A base on its way along a straight tool. It runs into something when going on would make it overlap, that is by more
// than the tolerance; sliding along something is not running into it (CP-RULING-8). It then stops where the two
// touch, which is a little before.

/** Rounding, far below the tolerance. */
const HAIR = 1e-9;

/** How far a base travels in a direction until it runs into another base; null if it never does. */
export function untilDisc(moving: Disc, way: Point, other: Disc): number | null {
  const dx = other.x - moving.x;
  const dy = other.y - moving.y;
  const along = dx * way.x + dy * way.y;
  const aside = dx * way.y - dy * way.x;
  const touching = moving.radius + other.radius;
  const deep = touching - TOLERANCE;
  if (along <= 0 || Math.abs(aside) >= deep) return null;
  return Math.max(0, along - Math.sqrt(touching * touching - aside * aside));
}

/** How far a base that does not overlap a feature travels until it runs into its outline. */
export function untilTerrain(moving: Disc, way: Point, { xs, ys }: Ring): number | null {
  const deep = moving.radius - TOLERANCE;
  let first = Number.POSITIVE_INFINITY;
  let stop = 0;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = (xs[j] as number) - moving.x;
    const ay = (ys[j] as number) - moving.y;
    const corner = enteringCorner(ax, ay, way, deep);
    if (corner !== null && corner < first) {
      first = corner;
      stop = touchingCorner(ax, ay, way, moving.radius);
    }
    const sx = (xs[i] as number) - moving.x - ax;
    const sy = (ys[i] as number) - moving.y - ay;
    const side = Math.sqrt(sx * sx + sy * sy);
    // Outwards from the side is (sy, -sx); only a base that moves against it can enter.
    const against = (sx * way.y - sy * way.x) / side;
    if (against <= 0) continue;
    const outside = (ay * sx - ax * sy) / side;
    const entering = (outside - deep) / against;
    if (entering < -HAIR || entering >= first) continue;
    const foot = ((entering * way.x - ax) * sx + (entering * way.y - ay) * sy) / side;
    if (foot < 0 || foot > side) continue;
    first = entering;
    stop = entering - TOLERANCE / against;
  }
  return first === Number.POSITIVE_INFINITY ? null : Math.max(0, stop);
}

function enteringCorner(ax: number, ay: number, way: Point, radius: number): number | null {
  const along = ax * way.x + ay * way.y;
  const aside = ax * way.y - ay * way.x;
  if (Math.abs(aside) >= radius) return null;
  const entering = along - Math.sqrt(radius * radius - aside * aside);
  return entering < -HAIR ? null : entering;
}

/** Where a base that enters a corner first touches it. */
function touchingCorner(ax: number, ay: number, way: Point, radius: number): number {
  const along = ax * way.x + ay * way.y;
  const aside = ax * way.y - ay * way.x;
  return along - Math.sqrt(radius * radius - aside * aside);
}

/** Every distance at which a travelling base touches the outline of a ring, from outside or from inside. */
export function touchingTimes(moving: Disc, way: Point, { xs, ys }: Ring): number[] {
  const times: number[] = [];
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = (xs[j] as number) - moving.x;
    const ay = (ys[j] as number) - moving.y;
    const along = ax * way.x + ay * way.y;
    const aside = ax * way.y - ay * way.x;
    const half = Math.sqrt(Math.max(0, moving.radius * moving.radius - aside * aside));
    times.push(along - half, along + half);
    const sx = (xs[i] as number) - moving.x - ax;
    const sy = (ys[i] as number) - moving.y - ay;
    const side = Math.sqrt(sx * sx + sy * sy);
    const across = (way.x * sy - way.y * sx) / side;
    if (across === 0) continue;
    const from = (ax * sy - ay * sx) / side;
    times.push((from - moving.radius) / across, (from + moving.radius) / across);
  }
  return times;
}

/** Every distance at which a travelling base touches another. */
export function touchingTimesOfDisc(moving: Disc, way: Point, other: Disc): number[] {
  const dx = other.x - moving.x;
  const dy = other.y - moving.y;
  const along = dx * way.x + dy * way.y;
  const aside = dx * way.y - dy * way.x;
  const touching = moving.radius + other.radius;
  const half = Math.sqrt(Math.max(0, touching * touching - aside * aside));
  return [along - half, along + half];
}

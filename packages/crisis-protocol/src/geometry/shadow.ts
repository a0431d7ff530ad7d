import type { Ring } from './ring.ts';

/** Directions from one to the other, counterclockwise in the sense of the rings, less than half a circle apart. */
export interface Shadow {
  readonly lowX: number;
  readonly lowY: number;
  readonly highX: number;
  readonly highY: number;
}

/**
 * The directions in which an arm that starts at a point, has a length and reaches so far to both sides of its middle
 * line meets a convex ring; null when it never does. The arm's end is round, so the ring thickened by the arm's reach
 * is convex, and its part within the arm's length is seen from the point under one angle. That angle ends where the
 * arm's middle line touches a thickened corner, or where its far end lands on a thickened corner or side.
 */
export function shadowOf(ring: Ring, ox: number, oy: number, length: number, reach: number): Shadow | null {
  const { xs, ys } = ring;
  widest.found = false;
  const longest = length + reach;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = (xs[j] as number) - ox;
    const ay = (ys[j] as number) - oy;
    const square = ax * ax + ay * ay;
    if (square < longest * longest) {
      const [cosine, sine] = halfAngle(square, length, reach);
      const distance = Math.sqrt(square);
      const dx = ax / distance;
      const dy = ay / distance;
      widen(dx * cosine + dy * sine, dy * cosine - dx * sine);
      widen(dx * cosine - dy * sine, dy * cosine + dx * sine);
    }
    const sx = (xs[i] as number) - ox - ax;
    const sy = (ys[i] as number) - oy - ay;
    const side = Math.sqrt(sx * sx + sy * sy);
    const tx = sx / side;
    const ty = sy / side;
    // How far the point is outside this side: the outward direction is (ty, -tx).
    const outside = ay * tx - ax * ty;
    const depth = outside - reach;
    if (depth < 0 || depth >= length) continue;
    // The far end of the arm lands on the side moved outwards by the reach, to the left or right of the nearest point.
    const foot = -(ax * tx + ay * ty);
    const half = Math.sqrt(length * length - depth * depth);
    if (foot - half >= 0 && foot - half <= side)
      widen((-depth * ty - half * tx) / length, (depth * tx - half * ty) / length);
    if (foot + half >= 0 && foot + half <= side)
      widen((-depth * ty + half * tx) / length, (depth * tx + half * ty) / length);
  }
  const { lowX, lowY, highX, highY } = widest;
  return widest.found ? { lowX, lowY, highX, highY } : null;
}

/** The shadow that is being made: written anew by every call, which a function within it would make twice as slow. */
const widest = { found: false, lowX: 0, lowY: 0, highX: 0, highY: 0 };

function widen(x: number, y: number): void {
  if (!widest.found) {
    widest.found = true;
    widest.lowX = widest.highX = x;
    widest.lowY = widest.highY = y;
    return;
  }
  if (widest.lowX * y - widest.lowY * x < 0) {
    widest.lowX = x;
    widest.lowY = y;
  }
  if (widest.highX * y - widest.highY * x > 0) {
    widest.highX = x;
    widest.highY = y;
  }
}

/** Cosine and sine of the angle to either side of a corner under which an arm meets it. */
function halfAngle(square: number, length: number, reach: number): readonly [number, number] {
  const tangent = Math.max(0, square - reach * reach);
  if (tangent <= length * length) {
    // Right against the corner, half of all directions meet it.
    const distance = Math.max(Math.sqrt(square), reach);
    return [Math.sqrt(tangent) / distance, reach / distance];
  }
  const cosine = (square + length * length - reach * reach) / (2 * Math.sqrt(square) * length);
  return [cosine, Math.sqrt(Math.max(0, 1 - cosine * cosine))];
}

/** Whether a direction lies strictly inside a shadow. */
export function inShadow(shadow: Shadow, x: number, y: number): boolean {
  return shadow.lowX * y - shadow.lowY * x > 0 && x * shadow.highY - y * shadow.highX > 0;
}

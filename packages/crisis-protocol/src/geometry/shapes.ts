/** A place on the battlefield, in inches from the top left corner: x to the right, y down. Plain data, as all that decisions hold. */
export type Point = { readonly x: number; readonly y: number };

/** A base or a token seen from above (CP-RULING-2, CP-RULING-23). Height never counts (CP-MEASURE-4). */
export type Disc = Point & { readonly radius: number };

/** What the rules call a character, a token or a terrain feature by. */
export type Id = number | string;

/** The base of a character. */
export interface Base extends Disc {
  readonly id: Id;
}

/** A base with the Size on the character's card, which has nothing to do with the base (CP-STAT-14). */
export interface Figure extends Disc {
  readonly size: number;
}

/** A straight line to draw: of sight, through cover, between nearest points. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export function discAt(at: Point, radius: number): Disc {
  return { x: at.x, y: at.y, radius };
}

export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function distanceBetween(a: Point, b: Point): number {
  return lengthOf(b.x - a.x, b.y - a.y);
}

/** From one point to another, one inch long; null where they are the same. */
export function directionTo(from: Point, to: Point): Point | null {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = lengthOf(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/** How far a point is from a stretch of straight line. */
export function distanceToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square));
  return lengthOf(px - ax - t * dx, py - ay - t * dy);
}

import {
  type Base,
  type Disc,
  directionTo,
  distanceBetween,
  type Id,
  lengthOf,
  type Point,
} from './shapes.ts';
import { onGrid, TOLERANCE } from './tolerance.ts';
import { RANGE_TOOL_WIDTH, type Range, rangeLength } from './tools.ts';

/** A range tool as it lies for a beam, and the characters in it. */
export interface Beam {
  readonly aim: Point;
  readonly corners: readonly [Point, Point, Point, Point];
  /** CP-BEAM-3 */
  readonly touched: readonly Id[];
}

const HALF_WIDTH = RANGE_TOOL_WIDTH / 2;

/**
 * A beam: the range tool lies with its short end against the attacker's base, centred on it (CP-BEAM-2), towards a
 * point; every base that it touches or covers is in range (CP-BEAM-3). Null when the aim gives no direction.
 */
export function beamTowards(attacker: Disc, aim: Point, range: Range, bases: readonly Base[]): Beam | null {
  const way = directionTo(attacker, aim);
  if (way === null) return null;
  const near = attacker.radius;
  const far = near + rangeLength(range);
  const at = (along: number, aside: number): Point => ({
    x: attacker.x + along * way.x - aside * way.y,
    y: attacker.y + along * way.y + aside * way.x,
  });
  return {
    aim,
    corners: [at(near, -HALF_WIDTH), at(far, -HALF_WIDTH), at(far, HALF_WIDTH), at(near, HALF_WIDTH)],
    touched: touchedBy(attacker, way, range, bases),
  };
}

function touchedBy(attacker: Disc, way: Point, range: Range, bases: readonly Base[]): readonly Id[] {
  return bases.filter((base) => isTouched(attacker, way, range, base)).map(({ id }) => id);
}

function isTouched(attacker: Disc, way: Point, range: Range, base: Disc): boolean {
  const dx = base.x - attacker.x;
  const dy = base.y - attacker.y;
  const along = dx * way.x + dy * way.y - attacker.radius;
  const aside = Math.abs(dy * way.x - dx * way.y);
  const ex = Math.max(-along, 0, along - rangeLength(range));
  const ey = Math.max(0, aside - HALF_WIDTH);
  const reach = base.radius + TOLERANCE;
  return ex * ex + ey * ey <= reach * reach;
}

/**
 * Whether a beam can be laid so that it touches a base (CP-BEAM-9). The corners of the tool reach farther than straight
 * Range does, and whom they touch is in range of the beam (CP-BEAM-3).
 */
export function canBeamTouch(attacker: Disc, target: Disc, range: Range): boolean {
  const far = attacker.radius + rangeLength(range);
  const distance = distanceBetween(attacker, target);
  if (distance <= far + target.radius) return true;
  const corner = lengthOf(far, HALF_WIDTH);
  if (distance > corner + target.radius + TOLERANCE) return false;
  // Only a corner that points straight at the base reaches it for sure: this far ahead and beside lies the base then.
  const ahead = (distance * far) / corner;
  const beside = (distance * HALF_WIDTH) / corner;
  const way = turnedFrom(attacker, target, ahead, beside);
  return AIMS.some((reach) => {
    const rounded = directionTo(attacker, aimAlong(attacker, way, reach));
    return rounded !== null && isTouched(attacker, rounded, range, target);
  });
}

/** The direction that leaves a base this far ahead of the attacker, and this far beside the way that it gives. */
function turnedFrom(attacker: Disc, base: Disc, ahead: number, beside: number): Point {
  const dx = base.x - attacker.x;
  const dy = base.y - attacker.y;
  const square = dx * dx + dy * dy;
  return { x: (dx * ahead - dy * beside) / square, y: (dy * ahead + dx * beside) / square };
}

/**
 * How far off an aim is laid: on the battlefield, where people see it, or else as far as an aim may lie. Aims are points
 * of the grid, so that only the far ones give a direction to less than a millionth of an inch at the end of the tool.
 */
const AIMS: readonly number[] = [rangeLength(5), 900];

function aimAlong(attacker: Point, way: Point, far: number): Point {
  return onGrid({ x: attacker.x + far * way.x, y: attacker.y + far * way.y });
}

/**
 * Every beam that differs from the others in whom it touches: for keyboards, menus and bots. Whom a beam touches only
 * changes at directions where an outline of the tool meets a base; between two neighbours among those all beams are
 * alike, and of equal sets the one with the most room to turn is offered.
 */
export function beamChoices(attacker: Disc, range: Range, bases: readonly Base[]): readonly Beam[] {
  const near = bases.filter((base) => canBeamTouch(attacker, base, range));
  // The four straight ways keep neighbours less than half a circle apart.
  const turns = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    ...near.flatMap((base) => touchingDirections(attacker, base, range)),
  ].sort((a, b) => turnOf(a) - turnOf(b));
  const best = new Map<string, { readonly way: Point; readonly room: number }>();
  for (const [i, from] of turns.entries()) {
    const to = turns[(i + 1) % turns.length] as Point;
    const length = lengthOf(from.x + to.x, from.y + to.y);
    const way = { x: (from.x + to.x) / length, y: (from.y + to.y) / length };
    const touched = touchedBy(attacker, way, range, near);
    if (touched.length === 0) continue;
    const room = lengthOf(from.x - to.x, from.y - to.y);
    const key = JSON.stringify(touched);
    if (room > (best.get(key)?.room ?? 0)) best.set(key, { way, room });
  }
  return [...best].flatMap(([key, { way }]) => {
    for (const reach of AIMS) {
      const beam = beamTowards(attacker, aimAlong(attacker, way, reach), range, near);
      if (beam !== null && JSON.stringify(beam.touched) === key) return [beam];
    }
    return [];
  });
}

/** The directions in which some side or corner of the tool just meets a base. */
function touchingDirections(attacker: Disc, base: Disc, range: Range): readonly Point[] {
  const distance = distanceBetween(attacker, base);
  const reach = base.radius + TOLERANCE;
  const far = attacker.radius + rangeLength(range);
  const found: Point[] = [];
  /** Both directions that leave the base this far ahead of the attacker and beside the tool's middle line. */
  const leave = (ahead: number, beside: number): void => {
    for (const side of [beside, -beside]) found.push(turnedFrom(attacker, base, ahead, side));
  };
  const other = (leg: number): number => Math.sqrt(distance * distance - leg * leg);
  if (HALF_WIDTH + reach < distance) leave(other(HALF_WIDTH + reach), HALF_WIDTH + reach);
  if (far + reach < distance) leave(far + reach, other(far + reach));
  for (const along of [attacker.radius, far]) {
    const corner = lengthOf(along, HALF_WIDTH);
    if (Math.abs(distance - corner) > reach) continue;
    // The corner is this far along and beside the way from the attacker to the base.
    const ahead = (distance * distance + corner * corner - reach * reach) / (2 * distance);
    const beside = Math.sqrt(Math.max(0, corner * corner - ahead * ahead));
    for (const turned of [beside, -beside]) {
      const c = (ahead * along + turned * HALF_WIDTH) / (corner * corner);
      const s = (ahead * HALF_WIDTH - turned * along) / (corner * corner);
      leave(c * distance, s * distance);
    }
  }
  return found;
}

/** Grows from 0 to 4 around the circle. */
function turnOf({ x, y }: Point): number {
  if (y >= 0) return x > 0 ? y / (x + y) : 1 - x / (y - x);
  return x < 0 ? 2 + y / (x + y) : 3 + x / (x - y);
}

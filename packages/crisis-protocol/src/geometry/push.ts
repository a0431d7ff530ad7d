import { endMargin, endReasons } from './ending.ts';
import { nearestOnOutline } from './ring.ts';
import { type Disc, directionTo, discAt, type Id, type Line, lengthOf, type Point } from './shapes.ts';
import { touchingTimes, touchingTimesOfDisc, untilDisc, untilTerrain } from './sweep.ts';
import { EDGES, type Edge, type Field, insideOf } from './table.ts';
import { overlapsTerrain } from './terrain.ts';
import { GRID, gridded, onGrid, TOLERANCE } from './tolerance.ts';
import { type MovementTool, movementLength } from './tools.ts';
import { isInWedge, type Wedge } from './wedge.ts';

/** Something that a moved base ran into. */
export interface Hit {
  readonly what: 'base' | 'terrain';
  readonly id: Id;
  /** Where the two touch. */
  readonly at: Point;
}

/** How a push or a throw goes. */
export interface StraightMove {
  readonly stop: Point;
  readonly travelled: number;
  /** Where it would have ended with nothing in the way. */
  readonly wished: Point;
  /** All that was reached at the same moment (CP-RULING-8); empty when nothing stopped the base, or the edge did. */
  readonly hits: readonly Hit[];
  /** The edge of the table that stopped it (CP-MOVE-11). */
  readonly edge: Edge | null;
  /** Whether it had to go back from there to a place where it can stand (CP-RULING-9). */
  readonly backed: boolean;
}

/** The far end of a straight move with nothing in the way: the base travels the length of the tool (CP-THROW-4). */
export function straightEnd(from: Point, aim: Point, tool: MovementTool): Point | null {
  const way = directionTo(from, aim);
  return way === null ? null : pointAlong(from, way, movementLength(tool));
}

/**
 * Moves a base along a straight tool, centred on it (CP-THROW-2, CP-THROW-3), until it runs into a base or a feature
 * (CP-THROW-5) or the edge of the table, or has travelled the whole tool. The one who moves it (CP-THROW-6) and terrain
 * that it overlaps at the start (CP-THROW-7, CP-THROW-8) let it pass, but it cannot end on them unless it could stand
 * there (CP-RULING-9). The field holds all other bases; null when the aim gives no direction.
 */
export function moveStraight(
  moving: Disc,
  aim: Point,
  tool: MovementTool,
  field: Field,
  mover: Id | null,
): StraightMove | null {
  const way = directionTo(moving, aim);
  if (way === null) return null;
  const full = movementLength(tool);
  const found: { what: Hit['what']; id: Id; at: number }[] = [];
  for (const base of field.bases) {
    const at = base.id === mover ? null : untilDisc(moving, way, base);
    if (at !== null) found.push({ what: 'base', id: base.id, at });
  }
  for (const solid of field.terrain) {
    const at = overlapsTerrain(moving, solid) ? null : untilTerrain(moving, way, solid.outline);
    if (at !== null) found.push({ what: 'terrain', id: solid.id, at });
  }
  const edge = firstEdge(moving, way);
  const first = Math.min(full, edge.at, ...found.map(({ at }) => at));
  const reached = found.filter(({ at }) => at <= first + TOLERANCE);
  const { stop, travelled } = lastLegal(moving, way, first, field, mover);
  const touching = discAt(pointAlong(moving, way, first), moving.radius);
  return {
    stop,
    travelled: gridded(travelled),
    wished: onGrid(pointAlong(moving, way, full)),
    hits: reached.map(({ what, id }) => ({ what, id, at: contactOf(touching, what, id, field) })),
    edge: reached.length === 0 && edge.at <= first ? edge.edge : null,
    backed: travelled < first,
  };
}

/** Whether a straight move stays between the lines of a wedge (CP-TOWARD-7), whatever may stop it on the way. */
export function staysInWedge(moving: Disc, aim: Point, tool: MovementTool, wedge: Wedge): boolean {
  const end = straightEnd(moving, aim, tool);
  return end !== null && isInWedge(wedge, discAt(end, moving.radius));
}

/** A straight tool as it lies for a push or a throw, to be drawn. */
export function straightTool(moving: Disc, aim: Point, tool: MovementTool): Line | null {
  const way = directionTo(moving, aim);
  if (way === null) return null;
  return {
    from: pointAlong(moving, way, moving.radius),
    to: pointAlong(moving, way, moving.radius + movementLength(tool)),
  };
}

export function pointAlong(from: Point, way: Point, distance: number): Point {
  return { x: from.x + distance * way.x, y: from.y + distance * way.y };
}

function firstEdge(moving: Disc, way: Point): { readonly edge: Edge; readonly at: number } {
  let first: { edge: Edge; at: number } = { edge: 'top', at: Number.POSITIVE_INFINITY };
  for (const edge of EDGES) {
    const inside = insideOf(edge, moving);
    const toward = inside - insideOf(edge, pointAlong(moving, way, 1));
    if (toward <= 0) continue;
    const at = Math.max(0, (inside - moving.radius) / toward);
    if (at < first.at) first = { edge, at };
  }
  return first;
}

/**
 * The last place up to some distance where the base may end, in case what let it pass is under it there (CP-RULING-9).
 * That is where the way ends, or where the base touches something that let it pass; or, in a gap so narrow that the
 * tolerance alone makes room for it, the middle of the gap.
 */
function lastLegal(
  moving: Disc,
  way: Point,
  first: number,
  field: Field,
  mover: Id | null,
): { readonly stop: Point; readonly travelled: number } {
  const touching = (radius: number): number[] => {
    const disc = discAt(moving, radius);
    return [
      ...field.bases.filter(({ id }) => id === mover).flatMap((base) => touchingTimesOfDisc(disc, way, base)),
      ...field.terrain
        .filter((solid) => overlapsTerrain(moving, solid))
        .flatMap((solid) => [
          ...touchingTimes(disc, way, solid.outline),
          ...(solid.standing === null ? [] : touchingTimes(disc, way, solid.standing)),
        ]),
    ].filter((t) => t > 0 && t < first);
  };
  const stopAt = (t: number): Point | null => stopNear(pointAlong(moving, way, t), moving.radius, field);
  const whole = stopAt(first);
  if (whole !== null) return { stop: whole, travelled: first };
  const limits = [0, first, ...touching(moving.radius - TOLERANCE)].sort((a, b) => a - b);
  const touches = touching(moving.radius).sort((a, b) => b - a);
  // From the far end back: stretches where it may end, the last touch in one of them, or its middle.
  for (let i = limits.length - 1; i > 0; i--) {
    const end = limits[i] as number;
    let start = end;
    while (i > 0 && stopAt((start + (limits[i - 1] as number)) / 2) !== null) start = limits[--i] as number;
    if (start === end) continue;
    for (const travelled of [...touches.filter((t) => t >= start && t <= end), (start + end) / 2]) {
      const stop = stopAt(travelled);
      if (stop !== null) return { stop, travelled };
    }
  }
  return { stop: onGrid(moving), travelled: 0 };
}

const ONE = 1 / GRID;
const NEIGHBOURS: readonly Point[] = [-ONE, 0, ONE]
  .flatMap((x) => [-ONE, 0, ONE].map((y) => ({ x, y })))
  .sort((a, b) => lengthOf(a.x, a.y) - lengthOf(b.x, b.y));

/** The place on the grid at a point, or the one next to it that will do: rounding may not make a yes into a no. */
function stopNear(at: Point, radius: number, field: Field): Point | null {
  const near = onGrid(at);
  const margin = endMargin(discAt(near, radius), field);
  if (margin < -2 * ONE) return null;
  for (const { x, y } of NEIGHBOURS) {
    const stop = { x: near.x + x, y: near.y + y };
    if (endReasons(discAt(stop, radius), field).length === 0) return stop;
  }
  return null;
}

function contactOf(disc: Disc, what: Hit['what'], id: Id, field: Field): Point {
  const base = what === 'base' ? field.bases.find((other) => other.id === id) : undefined;
  const solid = what === 'terrain' ? field.terrain.find((other) => other.id === id) : undefined;
  if (solid !== undefined) return nearestOnOutline(solid.outline, disc.x, disc.y);
  const way = base === undefined ? null : directionTo(disc, base);
  return way === null ? { x: disc.x, y: disc.y } : pointAlong(disc, way, disc.radius);
}

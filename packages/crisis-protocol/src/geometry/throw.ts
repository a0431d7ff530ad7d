import { type Hit, pointAlong } from './push.ts';
import { nearestOnOutline, type Ring } from './ring.ts';
import { type Disc, directionTo, type Line, type Point } from './shapes.ts';
import type { Field } from './table.ts';
import { overlapsTerrain } from './terrain.ts';
import { TOLERANCE } from './tolerance.ts';
import { MOVEMENT_TOOL_WIDTH, type MovementTool, movementLength } from './tools.ts';

/** How a thrown terrain feature flies. */
export interface ThrownTerrain {
  /** The middle line of the tool, from the thrower's base to its end or to where it hits. */
  readonly path: Line;
  /** The far end of the tool with nothing in the way. */
  readonly wished: Point;
  /** All that the tool touches first, at the same moment; one of them is hit (CP-HURL-3). */
  readonly hits: readonly Hit[];
}

const HALF_WIDTH = MOVEMENT_TOOL_WIDTH / 2;

/**
 * Throws terrain along a straight tool that starts at the thrower's base (CP-HURL-2): the first character or feature
 * that the tool touches or crosses is hit (CP-HURL-3). Terrain under the thrower is passed over (CP-HURL-4); the
 * thrown feature is already gone from the field (CP-HURL-1), and the thrower is not in it either.
 */
export function throwTerrain(
  thrower: Disc,
  aim: Point,
  tool: MovementTool,
  field: Field,
): ThrownTerrain | null {
  const way = directionTo(thrower, aim);
  if (way === null) return null;
  const full = thrower.radius + movementLength(tool);
  // The round end of the tool, carried from the thrower's centre to the tool's end, sweeps over all of the tool.
  const reach = HALF_WIDTH + TOLERANCE;
  const found: { hit: Hit; at: number }[] = [];
  for (const base of field.bases) {
    const at = firstTouch(base.x - thrower.x, base.y - thrower.y, way, reach + base.radius);
    if (at === null) continue;
    const tip = pointAlong(thrower, way, at);
    const touch = pointAlong(base, directionTo(base, tip) ?? way, base.radius);
    found.push({ hit: { what: 'base', id: base.id, at: touch }, at });
  }
  for (const solid of field.terrain) {
    const at = overlapsTerrain(thrower, solid) ? null : firstTouchOfRing(thrower, way, solid.outline, reach);
    if (at === null) continue;
    const tip = pointAlong(thrower, way, at);
    const touch = nearestOnOutline(solid.outline, tip.x, tip.y);
    found.push({ hit: { what: 'terrain', id: solid.id, at: touch }, at });
  }
  const first = Math.min(full - HALF_WIDTH, ...found.map(({ at }) => at));
  const hits = found.filter(({ at }) => at <= first + TOLERANCE).map(({ hit }) => hit);
  return {
    path: {
      from: pointAlong(thrower, way, thrower.radius),
      to: pointAlong(thrower, way, Math.max(thrower.radius, first + HALF_WIDTH)),
    },
    wished: pointAlong(thrower, way, full),
    hits,
  };
}

/** How far the middle of the tool's round end has come when it first touches something round. */
function firstTouch(dx: number, dy: number, way: Point, reach: number): number | null {
  const along = dx * way.x + dy * way.y;
  const aside = dx * way.y - dy * way.x;
  if (Math.abs(aside) > reach) return null;
  const at = along - Math.sqrt(reach * reach - aside * aside);
  return at < 0 ? null : at;
}

function firstTouchOfRing(from: Disc, way: Point, { xs, ys }: Ring, reach: number): number | null {
  let first: number | null = null;
  const consider = (at: number | null): void => {
    if (at !== null && at >= 0 && (first === null || at < first)) first = at;
  };
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = (xs[j] as number) - from.x;
    const ay = (ys[j] as number) - from.y;
    consider(firstTouch(ax, ay, way, reach));
    const sx = (xs[i] as number) - from.x - ax;
    const sy = (ys[i] as number) - from.y - ay;
    const side = Math.sqrt(sx * sx + sy * sy);
    const against = (sx * way.y - sy * way.x) / side;
    if (against <= 0) continue;
    const at = ((ay * sx - ax * sy) / side - reach) / against;
    const foot = ((at * way.x - ax) * sx + (at * way.y - ay) * sy) / side;
    if (foot >= 0 && foot <= side) consider(at);
  }
  return first;
}

import type { Point } from '@assemble/crisis-protocol';
import type { Placing } from '../../../table/board.ts';
import { groundOf, pointOf } from './context.ts';

/** An arrow moves by so much; with Shift, and on the pad, by a tenth of an inch. */
const COARSE = 0.5;
const FINE = 0.1;
const COARSE_DEGREES = 5;
const FINE_DEGREES = 1;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const gridded = (value: number): number => Math.round(value * 100) / 100;

/** Where something starts from before it was picked: where it stands, or the middle of the legal ground. */
export function startOf(placing: Placing): Point {
  const ground = groundOf(placing);
  const first = ground?.kind === 'aim' ? ground.aims[0] : undefined;
  if (first !== undefined) return first;
  if (ground?.from != null) {
    const { x, y } = ground.from;
    return ground.kind === 'aim' ? { x, y: y - Math.max(1, ground.reach) } : { x, y };
  }
  const corners = ground?.loops.flat() ?? [];
  if (corners.length === 0) return { x: 18, y: 18 };
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: gridded(sum.x / corners.length), y: gridded(sum.y / corners.length) };
}

/** Where a push or throw toward or away from something goes if nobody aims: straight on. Null for all others. */
export function straightOn(placing: Placing): Point | null {
  const from = groundOf(placing)?.from ?? null;
  const { way } = placing.what as { readonly way?: { readonly way: string; readonly from: Point } | null };
  if (groundOf(placing)?.kind !== 'aim' || from === null || way == null) return null;
  const sign = way.way === 'toward' ? 1 : -1;
  const [dx, dy] = [sign * (way.from.x - from.x), sign * (way.from.y - from.y)];
  return dx === 0 && dy === 0 ? null : { x: gridded(from.x + dx), y: gridded(from.y + dy) };
}

/**
 * The point after an arrow key; null where the key means nothing, or before the legal ground has come. Directions are
 * turned, places moved as one sees them.
 */
export function shifted(placing: Placing, key: string, isFine: boolean, turn: number): Point | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const ground = groundOf(placing);
  if (ground === null) return null;
  const at = pointOf(placing.at);
  if (ground.kind === 'aim' && ground.from !== null) {
    if (at === null) return startOf(placing);
    if (way[1] !== 0) return nextAim(placing, -way[1]) ?? at;
    return turnedAim(placing, at, way[0] * (isFine ? FINE_DEGREES : COARSE_DEGREES));
  }
  const from = at ?? startOf(placing);
  const step = isFine ? FINE : COARSE;
  const a = (-turn * Math.PI) / 180;
  const [dx, dy] = [way[0] * step, way[1] * step];
  return {
    x: gridded(from.x + dx * Math.cos(a) - dy * Math.sin(a)),
    y: gridded(from.y + dx * Math.sin(a) + dy * Math.cos(a)),
  };
}

/** The aim turned around where the tool starts. */
export function turnedAim(placing: Placing, at: Point, degrees: number): Point {
  const from = groundOf(placing)?.from;
  if (from == null) return at;
  const a = (degrees * Math.PI) / 180;
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  return {
    x: gridded(from.x + dx * Math.cos(a) - dy * Math.sin(a)),
    y: gridded(from.y + dx * Math.sin(a) + dy * Math.cos(a)),
  };
}

/** The next of the directions that the rules name; null where they name none. */
export function nextAim(placing: Placing, step: number): Point | null {
  const aims = groundOf(placing)?.aims ?? [];
  const at = pointOf(placing.at);
  const now = aims.findIndex(({ x, y }) => x === at?.x && y === at.y);
  return aims[(now + step + aims.length) % Math.max(1, aims.length)] ?? null;
}

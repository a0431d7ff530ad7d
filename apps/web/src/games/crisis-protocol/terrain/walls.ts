import type { Feature, Point } from '@assemble/crisis-protocol';
import { laid } from './kinds.ts';
import { INK } from './paint.ts';

/** How high something of a Size is drawn, in inches. */
const HEIGHTS = [0, 0.45, 0.8, 1.3, 1.9, 2.7, 3.3];

export const heightOf = (size: number): number => HEIGHTS[size] ?? HEIGHTS.at(-1) ?? 0;

/** A wall that is seen: from one corner to the next, and its shade. */
interface Wall {
  readonly from: Point;
  readonly to: Point;
  /** The light comes from the left. */
  readonly lit: boolean;
}

const turnedBy = ({ x, y }: Point, turn: number): Point => {
  const a = (turn * Math.PI) / 180;
  return { x: x * Math.cos(a) - y * Math.sin(a), y: x * Math.sin(a) + y * Math.cos(a) };
};

/** The walls that face whoever looks at a table that is turned so far, those behind first. */
export function wallsOf(outline: readonly Point[], turn: number): readonly Wall[] {
  const next = (i: number): Point => outline[(i + 1) % outline.length] ?? { x: 0, y: 0 };
  const area = outline.reduce((sum, p, i) => sum + p.x * next(i).y - next(i).x * p.y, 0);
  return outline
    .map((from, i) => ({ from, to: next(i) }))
    .flatMap(({ from, to }) => {
      const along = turnedBy({ x: to.x - from.x, y: to.y - from.y }, turn);
      const out = area > 0 ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
      const depth = turnedBy({ x: from.x + to.x, y: from.y + to.y }, turn).y;
      return out.y > 1e-6 ? [{ from, to, lit: out.x < 0, depth }] : [];
    })
    .sort((a, b) => a.depth - b.depth)
    .map(({ from, to, lit }) => ({ from, to, lit }));
}

const corner = ({ from, to }: Wall, up: Point, along: number, high: number): string =>
  `${(from.x + (to.x - from.x) * along + up.x * high).toFixed(3)} ${(from.y + (to.y - from.y) * along + up.y * high).toFixed(3)}`;

/** A part of a wall: shares of its length and of its height; `up` is where its top is drawn. */
const pane = (wall: Wall, up: Point, a: number, b: number, low: number, high: number): string =>
  `M${corner(wall, up, a, low)}L${corner(wall, up, b, low)}L${corner(wall, up, b, high)}L${corner(wall, up, a, high)}Z`;

export const wallPath = (wall: Wall, up: Point): string => pane(wall, up, 0, 1, 0, 1);

/** Windows in rows for houses, one band of glass for what drives; nothing for the rest. */
export function windowsOf(wall: Wall, { kind, size }: Pick<Feature, 'kind' | 'size'>, up: Point): string {
  const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y);
  if (kind === 'car' || kind === 'truck' || kind === 'food-truck')
    return pane(wall, up, 0.12, 0.88, 0.52, 0.86);
  if (kind !== 'building' && kind !== 'corner-building') return '';
  const [columns, rows] = [Math.max(1, Math.round(length / 0.8)), Math.max(2, size - 1)];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) / columns, Math.floor(i / columns) / rows];
    return pane(wall, up, x + 0.24 / columns, x + 0.76 / columns, y + 0.24 / rows, y + 0.76 / rows);
  }).join('');
}

/** How something is drawn on a wall: upright and readable from where one looks, in hundredths of an inch. */
export function signOf(
  { from, to }: Wall,
  up: Point,
  turn: number,
): { readonly lie: string; readonly wide: number; readonly high: number } {
  // It is read from left to right, whichever way the outline goes around.
  const isBack = turnedBy({ x: to.x - from.x, y: to.y - from.y }, turn).x < 0;
  const [left, right] = isBack ? [to, from] : [from, to];
  const [wide, high] = [Math.hypot(right.x - left.x, right.y - left.y), Math.hypot(up.x, up.y)];
  const along = { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide };
  const down = { x: -up.x / high, y: -up.y / high };
  const matrix = [along.x, along.y, down.x, down.y].map((one) => (one / 100).toFixed(5));
  const corner = [left.x + up.x, left.y + up.y].map((one) => one.toFixed(3));
  return { lie: `matrix(${[...matrix, ...corner].join(' ')})`, wide: wide * 100, high: high * 100 };
}

/** The colour that a feature has at its outside. */
export function wallColour(feature: Feature): string {
  const body = laid(feature)?.drawing.find(({ line, fill }) => line === INK && fill !== INK);
  return body?.fill ?? '#6f688f';
}

import type { Feature, Point } from '@assemble/crisis-protocol';

/** How far the shadow of a Size falls, in inches. */
const LENGTHS = [0, 0.3, 0.54, 0.84, 1.12, 1.5, 1.75];

/** Where a shadow falls on a table that is turned: on the screen always to the lower right. */
export function shadowWay(length: number, tableTurn: number): Point {
  const a = (-tableTurn * Math.PI) / 180;
  const [x, y] = [0.82 * length, 0.95 * length];
  return { x: x * Math.cos(a) - y * Math.sin(a), y: x * Math.sin(a) + y * Math.cos(a) };
}

export const shadowLength = (size: number): number => LENGTHS[size] ?? LENGTHS.at(-1) ?? 0;

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/** The shadow of a feature: its outline swept along, as pieces, because one path of them all would cancel itself. */
export function shadowOf(
  { outline, size }: Pick<Feature, 'outline' | 'size'>,
  tableTurn: number,
): readonly string[] {
  const way = shadowWay(shadowLength(size), tableTurn);
  const there = (p: Point): Point => ({ x: p.x + way.x, y: p.y + way.y });
  const sides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return path([a, b, there(b), there(a)]);
  });
  return [...sides, path(outline.map(there))];
}

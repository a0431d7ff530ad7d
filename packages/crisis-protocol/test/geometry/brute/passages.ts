import {
  Advance,
  type BaseDiameter,
  baseRadius,
  type Feature,
  type Figure,
  MOVEMENT_TOOLS,
  onGrid,
  type Point,
  solidOf,
} from '../../../src/geometry/index.ts';
import { keepsOff, middleLine, placementFault } from './moves.ts';
import { type Numbers, offRegion, oneOf } from './pockets.ts';
import { baseInto, distance } from './sampling.ts';

const HALF_WIDTH = 0.25;
const TOLERANCE = 0.001;
const between = (n: Numbers, low: number, high: number): number => low + (high - low) * n();

/** A tool among features that all but touch it: it lies there and hardly anywhere else. */
export interface Passage {
  readonly start: Figure;
  readonly features: readonly Feature[];
  readonly advance: Advance;
  /** Where a base that touches the tool ends. */
  readonly end: Point;
}

export function passageOf(n: Numbers): Passage {
  const radius = baseRadius(oneOf<BaseDiameter>(n, [35, 50, 65]));
  const start = { ...onGrid({ x: between(n, 14, 22), y: between(n, 14, 22) }), radius, size: 1 };
  const tool = oneOf(n, MOVEMENT_TOOLS);
  const bend = between(n, -Math.PI / 2, Math.PI / 2);
  const line = middleLine(start, tool, between(n, 0, 2 * Math.PI), bend);
  const end = endAt(n, line, radius);
  const features: Feature[] = [];
  for (let i = 0; i < 12 && features.length < 6; i++) {
    const [from, to] = oneOf(n, [
      [line[0], line[1]],
      [line[1], line[2]],
    ] as const);
    const feature = beside(n, `beside ${i}`, from, to);
    // Nothing may lie under the start, under the end, or on the tool by more than the tolerance lets it.
    const isClear =
      baseInto(start, feature) < 0 &&
      baseInto({ ...end, radius }, feature) < 0 &&
      keepsOff(line, feature.outline) > HALF_WIDTH - TOLERANCE + 2e-6;
    if (isClear) features.push(feature);
  }
  const field = { terrain: features.map(solidOf), bases: [] };
  return { start, features, end, advance: new Advance(start, field, [tool]) };
}

/** A place that touches the tool: beyond its far end, or beside its second arm. */
function endAt(n: Numbers, [, pivot, last]: readonly [Point, Point, Point], radius: number): Point {
  const length = distance(pivot, last);
  const [vx, vy] = [(last.x - pivot.x) / length, (last.y - pivot.y) / length];
  const off = radius + HALF_WIDTH - between(n, 0, 0.02);
  const angle = between(n, -Math.PI / 2, Math.PI / 2);
  return onGrid({
    x: last.x + off * (vx * Math.cos(angle) - vy * Math.sin(angle)),
    y: last.y + off * (vy * Math.cos(angle) + vx * Math.sin(angle)),
  });
}

/** A block right beside an arm, leaning a little, with a side or a corner towards it. */
function beside(n: Numbers, id: string, from: Point, to: Point): Feature {
  const length = distance(from, to);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const side = oneOf(n, [1, -1]);
  const middle = between(n, 0, length + 0.2);
  const off = HALF_WIDTH - TOLERANCE + oneOf(n, [1e-5, 0.0005, 0.001, 0.01]);
  const lean = between(n, -0.6, 0.6);
  const wide = between(n, 0.05, 0.5);
  const corner = (along: number, out: number): Point => ({
    x: from.x + (middle + along + lean * out) * ux - side * (off + out) * uy,
    y: from.y + (middle + along + lean * out) * uy + side * (off + out) * ux,
  });
  const outline = [corner(-wide, 0), corner(wide, 0), corner(wide, 1.5), corner(-wide, 1.5)];
  return { id, kind: 'crate', size: 5, interactive: true, outline, standing: null };
}

/** What is wrong with the answer of an advance that a passage leaves open. */
export function passageFault({ start, features, advance, end }: Passage): string | null {
  const verdict = advance.verdict(end);
  if (!verdict.yes) return `overlooked the passage among ${features.length} features`;
  if (!advance.isLegal(end)) return 'the sampler refuses what the tester allows';
  const off = offRegion(advance.region(), end);
  if (!(off < 0.2)) return `the end is ${off} off the region`;
  return placementFault(verdict.placement, start, end, features);
}

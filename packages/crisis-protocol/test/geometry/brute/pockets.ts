import {
  Advance,
  type Base,
  type BaseDiameter,
  baseRadius,
  type Disc,
  deploymentAt,
  type Feature,
  MOVEMENT_TOOLS,
  movementLength,
  onGrid,
  type Point,
  placeWithin,
  RANGES,
  type Region,
  rangeLength,
  solidOf,
} from '../../../src/geometry/index.ts';
import { depth, distance, isInside, offOutline } from './sampling.ts';

/** A number from 0 to 1, and another one each time. */
export type Numbers = () => number;

const between = (n: Numbers, low: number, high: number): number => low + (high - low) * n();
export const oneOf = <T>(n: Numbers, list: readonly T[]): T =>
  list[Math.min(list.length - 1, Math.floor(n() * list.length))] as T;

/** The tolerance of the rules, and what numbers are rounded by. */
const TOLERANCE = 0.001;
const ROUNDING = 1e-9;
const GRID = 4096;
/** So many positions to each side of the middle are looked at, every one of them: a hundredth of an inch. */
const AROUND = 40;

/** What can be asked about places. */
interface Search {
  verdict(p: Point): { readonly yes: boolean };
  sample(random: (n: number) => number): Point | null;
  nearest(p: Point): Point | null;
  region(): Region;
}

/** A table on which hardly anything is legal but, perhaps, a pocket of a few thousandths of an inch. */
export interface Pocket {
  readonly search: Search;
  readonly middle: Point;
  /** By how much a base may be put somewhere, as nobody but this file reckons it; a no below the tolerance. */
  readonly room: (p: Point) => number;
}

const along = (p: Point, angle: number, far: number): Point => ({
  x: p.x + far * Math.cos(angle),
  y: p.y + far * Math.sin(angle),
});

/** A feature that nobody can stand on. */
const steep = (id: number, outline: readonly Point[]): Feature => ({
  id,
  kind: 'crate',
  size: 5,
  interactive: true,
  outline,
  standing: null,
});

/** A wall across a direction, so far off. */
function wallAt(id: number, middle: Point, angle: number, far: number): Feature {
  const foot = along(middle, angle, far);
  const corner = (aside: number, out: number): Point =>
    along(along(foot, angle + Math.PI / 2, aside), angle, out);
  return steep(id, [corner(-40, 0), corner(40, 0), corner(40, 40), corner(-40, 40)]);
}

/** A corner that points at the middle from so far off. */
function cornerAt(id: number, middle: Point, angle: number, far: number, spread: number): Feature {
  const foot = along(middle, angle, far);
  return steep(id, [foot, along(foot, angle - spread, 9), along(foot, angle + spread, 9)]);
}

/** Some limit of the search itself: of a range, of a deployment, of a tool. */
interface Limit {
  readonly middle: Point;
  readonly searchIn: (field: { features: readonly Feature[]; bases: readonly Base[] }) => Search;
  readonly room: (p: Point) => number;
}

function limitAt(n: Numbers, radius: number, angle: number, slack: number): Limit {
  const kind = oneOf(n, ['place', 'deploy', 'advance', 'roof'] as const);
  const middle = onGrid({ x: between(n, 12, 24), y: between(n, 12, 24) });
  const ready = ({ features, bases }: { features: readonly Feature[]; bases: readonly Base[] }) => ({
    terrain: features.map(solidOf),
    bases,
  });
  if (kind === 'deploy') {
    const at = onGrid({ x: middle.x, y: 6 + radius - slack });
    return {
      middle: at,
      searchIn: (field) => deploymentAt('top', radius, ready(field)),
      room: ({ y }) => 6 + radius - y,
    };
  }
  if (kind === 'advance') {
    const tool = oneOf(n, MOVEMENT_TOOLS);
    const far = movementLength(tool) + 2 * radius;
    const start: Disc = { ...onGrid(along(middle, angle + Math.PI, far - slack)), radius };
    // As one who flies over everything: only the end matters.
    return {
      middle,
      searchIn: (field) => new Advance({ ...start, size: 5 }, ready(field), [tool]),
      room: (p) => far - distance(p, start),
    };
  }
  const range = oneOf(n, RANGES.slice(0, 3));
  const from: Disc = { ...middle, radius: baseRadius(50) };
  const far = rangeLength(range) + from.radius + radius;
  const away = kind === 'place' ? far - slack : between(n, 0, 0.5);
  const measured = { ...from, ...onGrid(along(middle, angle + Math.PI, away)) };
  return {
    middle,
    searchIn: (field) => placeWithin(range, measured, radius, ready(field)),
    room: (p) => far - distance(p, measured),
  };
}

export function pocketOf(n: Numbers): Pocket {
  const radius = baseRadius(oneOf<BaseDiameter>(n, [35, 50, 65]));
  const slack = (): number => between(n, -0.002, 0.0008);
  const count = 3 + Math.floor(n() * 2);
  const turn = between(n, 0, 2 * Math.PI);
  const first = oneOf(n, [turn, Math.PI / 2]);
  const limit = limitAt(n, radius, first, slack());
  const { middle } = limit;
  // Walls all around leave the middle of the base less than half an inch to be in.
  const frame = radius + between(n, 0.02, 0.25);
  const features = [0, 1, 2, 3].map((i) => wallAt(10 + i, middle, (i * Math.PI) / 2, frame));
  const bases: Base[] = [];
  for (let i = 0; i < count; i++) {
    const angle = first + (2 * Math.PI * (i + between(n, -0.15, 0.15))) / count;
    // The first side is left to the limit, most of the time.
    if (i === 0 && n() < 0.8) continue;
    const off = radius + slack();
    const kind = oneOf(n, ['base', 'wall', 'corner'] as const);
    if (kind === 'base') {
      const large = between(n, 3, 9);
      bases.push({ id: i, ...along(middle, angle, large + off), radius: large });
    } else if (kind === 'wall') features.push(wallAt(i, middle, angle, off));
    else features.push(cornerAt(i, middle, angle, off, between(n, 1, 1.5)));
  }
  return {
    search: limit.searchIn({ features, bases }),
    middle,
    room: (p) =>
      Math.min(
        limit.room(p),
        Math.min(p.x, p.y, 36 - p.x, 36 - p.y) - radius,
        ...bases.map((base) => distance(p, base) - base.radius - radius),
        ...features.map(({ outline }) => -depth(p, outline) - radius),
      ),
  };
}

/** Looks at every position around the middle: those with room, and whether one has room but for rounding. */
function everyPosition({ middle, room }: Pocket): {
  readonly legal: readonly Point[];
  readonly almost: boolean;
} {
  const legal: Point[] = [];
  let almost = false;
  for (let row = -AROUND; row <= AROUND; row++) {
    for (let column = -AROUND; column <= AROUND; column++) {
      const p = { x: middle.x + column / GRID, y: middle.y + row / GRID };
      const by = room(p) + TOLERANCE;
      if (by > ROUNDING) legal.push(p);
      else if (by >= -ROUNDING) almost = true;
    }
  }
  return { legal, almost };
}

/** Even-odd: whether a point lies in a region, or how far off it. */
export const offRegion = ({ loops }: Region, p: Point): number =>
  loops.filter((loop) => isInside(p, loop)).length % 2 === 1
    ? 0
    : Math.min(...loops.map((loop) => offOutline(p, loop)));

/** What is wrong with what a search says about a pocket, and whether there was one. */
export function pocketFault(
  pocket: Pocket,
  n: Numbers,
): { readonly fault: string | null; readonly found: boolean } {
  const { search, middle, room } = pocket;
  const { legal, almost } = everyPosition(pocket);
  const random = (below: number): number => Math.min(below - 1, Math.floor(n() * below));
  const spot = search.sample(random);
  const [some] = legal;
  const told = (fault: string | null) => ({ fault, found: spot !== null });
  if (spot === null) {
    if (some !== undefined) return told(`overlooked ${legal.length} places, one at ${some.x}, ${some.y}`);
    if (search.region().loops.length > 0) return told('a region without a place');
    return told(search.nearest(middle) === null || almost ? null : 'a nearest place without any');
  }
  if (room(spot) + TOLERANCE < -ROUNDING) return told(`offered ${spot.x}, ${spot.y}, by ${room(spot)}`);
  if (!search.verdict(spot).yes) return told('offers what it refuses');
  const wished = { x: middle.x + between(n, -1, 1), y: middle.y + between(n, -1, 1) };
  const nearest = search.nearest(wished);
  if (nearest === null) return told('finds a place, but no nearest one');
  if (!search.verdict(nearest).yes) return told('the nearest place is refused');
  const region = search.region();
  for (const p of [spot, nearest, ...legal.filter((_, i) => i % 50 === 0)]) {
    const off = offRegion(region, p);
    if (!(off < 0.125)) return told(`a place is ${off} off the region`);
  }
  const far = Math.min(...legal.map((p) => distance(p, wished)));
  if (distance(nearest, wished) > far + ROUNDING) return told(`there is a place nearer than the nearest`);
  const refused = legal.find((p, i) => i % 10 === 0 && !search.verdict(p).yes);
  return told(refused === undefined ? null : `refuses ${refused.x}, ${refused.y}, by ${room(refused)}`);
}

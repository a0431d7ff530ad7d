import type { Json, Words } from '@assemble/kernel';
import { HAND_MADE_MAPS } from '../geometry/index.ts';
import { mapProblems } from '../geometry/maps/check.ts';
import type { Point } from '../geometry/shapes.ts';
import type { Feature } from '../geometry/terrain.ts';
import { onGrid } from '../geometry/tolerance.ts';

type Pair = readonly [number, number];

interface TerrainWords {
  /** Two opposite corners of a rectangle. */
  readonly at?: readonly [number, number, number, number];
  /** All its corners in order. */
  readonly outline?: readonly Pair[];
  /** By how many degrees it is turned around its middle, clockwise; a multiple of 15. */
  readonly turned?: number;
  readonly size: number;
  /** What it looks like and is called. */
  readonly kind?: string;
  readonly fixed?: boolean;
  readonly steep?: boolean;
  /** The part of it on which bases can stand. */
  readonly standing?: readonly Pair[];
}

const rectangle = ([x1, y1, x2, y2]: readonly [number, number, number, number]): Point[] => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
];

const R2 = Math.sqrt(2);
const R3 = Math.sqrt(3);
const R6 = Math.sqrt(6);
/** Cosines of 0, 15, 30, 45, 60, 75 and 90 degrees, from square roots alone. */
const COSINES = [1, (R6 + R2) / 4, R3 / 2, R2 / 2, 1 / 2, (R6 - R2) / 4, 0];

/** The cosine and the sine of a multiple of 15 degrees. */
function turnOf(degrees: number): { readonly cos: number; readonly sin: number } {
  const steps = (((degrees / 15) % 24) + 24) % 24;
  const quarter = Math.floor(steps / 6);
  const [cos, sin] = [COSINES[steps % 6] ?? 1, COSINES[6 - (steps % 6)] ?? 0];
  const turned = [
    { cos, sin },
    { cos: -sin, sin: cos },
    { cos: -cos, sin: -sin },
    { cos: sin, sin: -cos },
  ];
  return turned[quarter] ?? { cos, sin };
}

const points = (pairs: readonly Pair[]): Point[] => pairs.map(([x, y]) => ({ x, y }));

/** Turns corners around the middle of the box that they fill. */
function turning(outline: readonly Point[], degrees: number): (corner: Point) => Point {
  if (degrees % 360 === 0) return onGrid;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const x0 = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y0 = (Math.min(...ys) + Math.max(...ys)) / 2;
  const { cos, sin } = turnOf(degrees);
  return ({ x, y }) =>
    onGrid({ x: x0 + (x - x0) * cos - (y - y0) * sin, y: y0 + (x - x0) * sin + (y - y0) * cos });
}

/** Terrain as a scenario writes it: a rectangle or any outline, turned, with what can be stood on. */
export function terrainFrom(given: Json | undefined): Feature[] {
  const features = Object.entries((given ?? {}) as unknown as { readonly [id: string]: TerrainWords }).map(
    ([id, { at, outline, turned = 0, size, kind = 'building', fixed, steep, standing }]): Feature => {
      const corners = outline === undefined ? rectangle(at ?? [0, 0, 0, 0]) : points(outline);
      const turn = turning(corners, turned);
      return {
        id,
        kind,
        size,
        interactive: fixed !== true,
        outline: corners.map(turn),
        standing: steep === true ? null : standing === undefined ? 'outline' : points(standing).map(turn),
      };
    },
  );
  for (const problem of mapProblems(features)) {
    if (problem.kind === 'bad-outline') throw new Error(`the outline of "${problem.feature}" is none`);
    if (problem.kind === 'bad-standing')
      throw new Error(`what can be stood on of "${problem.feature}" reaches out of it`);
  }
  return features;
}

/** The terrain of a set-up: a map that comes with the game, or what is written. */
export function battlefieldFrom(words: Words): readonly Feature[] {
  const { map, terrain } = words;
  if (map === undefined) return terrainFrom(terrain);
  const found = HAND_MADE_MAPS.find(({ id }) => id === map);
  if (found === undefined) throw new Error(`no map is called "${String(map)}"`);
  return found.features;
}

export const MAPS: readonly string[] = HAND_MADE_MAPS.map(({ id }) => id);

const pair = ({ x, y }: Point): Json => [x, y];

/** A terrain feature in the words of scenarios. */
export const terrainWords = ({ kind, size, interactive, outline, standing }: Feature): Words => ({
  kind,
  outline: outline.map(pair),
  size,
  ...(interactive ? {} : { fixed: true }),
  ...(standing === null ? { steep: true } : {}),
  ...(standing === null || standing === 'outline' ? {} : { standing: standing.map(pair) }),
});

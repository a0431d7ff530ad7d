import {
  type Feature,
  type Point,
  TERRAIN_KIND_IDS,
  type TerrainKindId,
  terrainKind,
} from '@assemble/crisis-protocol';
import { building, cornerBuilding, kiosk } from './buildings.ts';
import type { Drawing } from './paint.ts';
import { benches, billboards, crates, dumpsters, lampposts, markets, monoliths, tubes } from './things.ts';
import { cars, foodTrucks, trucks } from './vehicles.ts';

/** How each kind looks, in one colouring or two. */
const DRAWINGS: Readonly<Record<TerrainKindId, readonly Drawing[]>> = {
  bench: benches,
  billboard: billboards,
  building,
  car: cars,
  'corner-building': cornerBuilding,
  crate: crates,
  'cryo-tube': tubes,
  dumpster: dumpsters,
  'food-truck': foodTrucks,
  kiosk,
  lamppost: lampposts,
  'market-stand': markets,
  monolith: monoliths,
  truck: trucks,
};

/** Kinds that look the same from both ends: turned half around they are drawn unturned, so that the light stays right. */
const EVEN: ReadonlySet<string> = new Set(['building', 'kiosk', 'dumpster', 'crate', 'market-stand']);

/** A drawing and where it lies: its middle in inches, its turn in degrees. */
export interface Laid {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const NEAR = 0.05;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The sides of an outline as long as those of another. */
const isAlike = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length &&
  one.every((p, i) => {
    const next = (i + 1) % one.length;
    return Math.abs(far(p, one[next] ?? p) - far(other[i] ?? p, other[next] ?? p)) < NEAR;
  });

/** One of the colourings of a kind, always the same one for a feature. */
const seedOf = (id: Feature['id']): number =>
  [...String(id)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** How a feature is drawn on a table that is turned so far; null where its outline is none of its kind. */
export function laid(
  { id, kind, outline }: Pick<Feature, 'id' | 'kind' | 'outline'>,
  tableTurn = 0,
): Laid | null {
  const known = TERRAIN_KIND_IDS.find((one) => one === kind);
  const [first, second] = outline;
  if (known === undefined || first === undefined || second === undefined) return null;
  const printed = terrainKind(known).outline;
  const [from, to] = printed;
  if (from === undefined || to === undefined || !isAlike(outline, printed)) return null;
  const angle = Math.atan2(second.y - first.y, second.x - first.x) - Math.atan2(to.y - from.y, to.x - from.x);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const drawings = DRAWINGS[known];
  const degrees = (angle * 180) / Math.PI;
  const seen = (((degrees + tableTurn) % 360) + 360) % 360;
  return {
    drawing: drawings[seedOf(id) % drawings.length] ?? [],
    x: first.x - (from.x * c - from.y * s),
    y: first.y - (from.x * s + from.y * c),
    turn: degrees + (EVEN.has(known) && seen > 135 && seen < 315 ? 180 : 0),
  };
}

/** A kind by itself, for palettes. */
export const drawingOf = (kind: TerrainKindId): Drawing => DRAWINGS[kind].at(-1) ?? [];

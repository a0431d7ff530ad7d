import type { Point } from '../shapes.ts';
import type { RandomBelow } from '../spots.ts';
import type { Feature } from '../terrain.ts';
import { BATTLEFIELD, rangeLength } from '../tools.ts';
import { featureOf, TERRAIN_KIND_IDS, type TerrainKindId, terrainKind } from './kinds.ts';

// A generated map is four rows of three or four plots. A feature keeps more than half of Range 2 from the limits of
// its plot, so that features of neighbouring plots keep more than Range 2 apart, and the plots begin half of Range 2
// inside the edges: every map that comes out is legal by the spacing rule.

const ROWS = 4;
const HALF_SPACING = rangeLength(2) / 2;
/** Keeps generated features clear of the limit. */
const CLEAR = 1 / 64;
const SIDE = BATTLEFIELD - 2 * HALF_SPACING;
const POSITIONS_PER_INCH = 64;

/** Ways a feature can be turned; whole numbers, so that every machine turns alike. */
const TURNS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 2, y: 1 },
  { x: 1, y: 2 },
  { x: 2, y: -1 },
  { x: 1, y: -2 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];

/** The kinds by how often they are drawn: mostly Sizes 2 to 4 (CP-FIELD-4). */
const MIDDLE = TERRAIN_KIND_IDS.filter((id) => isMiddle(id));
const OTHERS = TERRAIN_KIND_IDS.filter((id) => !isMiddle(id));

function isMiddle(id: TerrainKindId): boolean {
  const { size } = terrainKind(id);
  return size >= 2 && size <= 4;
}

/** Makes the terrain of a legal map, always the same from the same chances. */
export function generateTerrain(random: RandomBelow): readonly Feature[] {
  const plots = Array.from({ length: ROWS }, (_, row) => plotsOf(row, 3 + random(2))).flat();
  // Two features in three are of the middle Sizes, whatever chance says about the rest.
  const kinds = plots.map((_, i) => (i % 3 === 0 ? pick(OTHERS, random) : pick(MIDDLE, random)));
  for (let i = kinds.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [kinds[i], kinds[j]] = [kinds[j] as TerrainKindId, kinds[i] as TerrainKindId];
  }
  return plots.map((plot, i) => inPlot(i + 1, kinds[i] as TerrainKindId, plot, random));
}

interface Plot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function plotsOf(row: number, count: number): readonly Plot[] {
  const high = SIDE / ROWS;
  const wide = SIDE / count;
  return Array.from({ length: count }, (_, column) => ({
    left: HALF_SPACING + column * wide + HALF_SPACING + CLEAR,
    top: HALF_SPACING + row * high + HALF_SPACING + CLEAR,
    right: HALF_SPACING + (column + 1) * wide - HALF_SPACING - CLEAR,
    bottom: HALF_SPACING + (row + 1) * high - HALF_SPACING - CLEAR,
  }));
}

/** Turns a feature some way that fits its plot and puts it somewhere inside. Unturned, every kind fits every plot. */
function inPlot(number: number, kind: TerrainKindId, plot: Plot, random: RandomBelow): Feature {
  const id = `${kind}-${number}`;
  const fitting = TURNS.filter((turn) => {
    const { wide, high } = extentOf(featureOf(id, kind, { x: 0, y: 0 }, turn));
    return wide <= plot.right - plot.left && high <= plot.bottom - plot.top;
  });
  const turn = pick(fitting, random);
  const { left, top, wide, high } = extentOf(featureOf(id, kind, { x: 0, y: 0 }, turn));
  const x = plot.left - left + somewhere(plot.right - plot.left - wide, random);
  const y = plot.top - top + somewhere(plot.bottom - plot.top - high, random);
  return featureOf(id, kind, { x, y }, turn);
}

function extentOf({ outline }: Feature): { left: number; top: number; wide: number; high: number } {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, wide: Math.max(...xs) - left, high: Math.max(...ys) - top };
}

function somewhere(room: number, random: RandomBelow): number {
  return random(Math.floor(room * POSITIONS_PER_INCH) + 1) / POSITIONS_PER_INCH;
}

function pick<T>(list: readonly T[], random: RandomBelow): T {
  return list[random(list.length)] as T;
}

import { below, type Stream } from '@assemble/kernel';
import {
  BATTLEFIELD,
  type Base,
  type BaseDiameter,
  baseRadius,
  type Disc,
  type Feature,
  generateTerrain,
  HAND_MADE_MAPS,
  onGrid,
  type Point,
  type Solid,
  solidOf,
} from '../../../src/geometry/index.ts';
import { baseInto, baseOver, distance, offOutline } from './sampling.ts';

export interface Table {
  readonly features: readonly Feature[];
  readonly terrain: readonly Solid[];
  readonly bases: readonly Base[];
}

export const between = (random: Stream, low: number, high: number): number =>
  low + ((high - low) * below(random, 1 << 30)) / (1 << 30);

export const oneOf = <T>(random: Stream, list: readonly T[]): T => list[below(random, list.length)] as T;

/** A table as it could be in a match, or wilder: dented outlines, features close together. */
export function randomTable(random: Stream): Table {
  const style = below(random, 4);
  const features =
    style === 0
      ? oneOf(random, HAND_MADE_MAPS).features
      : style === 1
        ? generateTerrain((n) => below(random, n))
        : style === 2
          ? wildTerrain(random, 16, 3)
          : wildTerrain(random, 60, 0.8);
  const bases: Base[] = [];
  for (let i = 0; i < 200 && bases.length < 12; i++) {
    const base = { id: bases.length, ...randomBase(random, features) };
    if (standsWell(base, features, bases)) bases.push(base);
  }
  return { features, terrain: features.map(solidOf), bases };
}

/** Outlines whose corners lie around a middle, some nearer, some farther. */
function wildTerrain(random: Stream, count: number, largest: number): readonly Feature[] {
  const features: Feature[] = [];
  const middles: Disc[] = [];
  for (let i = 0; i < 300 && features.length < count; i++) {
    const middle = {
      x: between(random, 4, 32),
      y: between(random, 4, 32),
      radius: between(random, 0.4, largest),
    };
    if (middles.some((other) => distance(middle, other) < middle.radius + other.radius + 0.05)) continue;
    middles.push(middle);
    const corners = 3 + below(random, 6);
    const start = between(random, 0, 2 * Math.PI);
    const outline = Array.from({ length: corners }, (_, k) => {
      const angle = start + (2 * Math.PI * (k + between(random, -0.25, 0.25))) / corners;
      const far = middle.radius * between(random, 0.45, 1);
      return onGrid({ x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) });
    });
    features.push({
      id: `wild-${i}`,
      kind: 'crate',
      size: 1 + below(random, 5),
      interactive: true,
      outline,
      standing: below(random, 3) === 0 ? null : 'outline',
    });
  }
  return features;
}

/** A base somewhere: often right against a feature, sometimes in the middle of one. */
export function randomBase(random: Stream, features: readonly Feature[]): Disc {
  const diameters: readonly BaseDiameter[] = [35, 50, 65];
  const radius = baseRadius(oneOf(random, diameters));
  const free = {
    x: between(random, radius, BATTLEFIELD - radius),
    y: between(random, radius, BATTLEFIELD - radius),
    radius,
  };
  const feature = oneOf(random, features);
  const way = below(random, 4);
  if (way === 0 && feature !== undefined) return { ...onGrid(against(random, feature, radius)), radius };
  if (way === 1 && feature !== undefined) return { ...onGrid(middleOf(feature)), radius };
  return { ...onGrid(free), radius };
}

function middleOf({ outline }: Feature): Point {
  const sum = outline.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** Touching the middle of some side, or a little off it. */
function against(random: Stream, { outline }: Feature, radius: number): Point {
  const i = below(random, outline.length);
  const a = outline[i] as Point;
  const b = outline[(i + 1) % outline.length] as Point;
  const t = between(random, 0, 1);
  const length = distance(a, b);
  const side = below(random, 2) === 0 ? 1 : -1;
  const off = (radius + (below(random, 2) === 0 ? 0 : between(random, -0.01, 0.3))) * side;
  return {
    x: a.x + t * (b.x - a.x) - (off * (b.y - a.y)) / length,
    y: a.y + t * (b.y - a.y) + (off * (b.x - a.x)) / length,
  };
}

/** Whether a base stands as one may at rest, with nothing left to the tolerance. */
function standsWell(disc: Disc, features: readonly Feature[], bases: readonly Base[]): boolean {
  const { x, y, radius } = disc;
  if (Math.min(x, y, BATTLEFIELD - x, BATTLEFIELD - y) < radius) return false;
  if (bases.some((other) => distance(disc, other) < radius + other.radius)) return false;
  return features.every((feature) => {
    if (offOutline(disc, feature.outline) >= radius && baseInto(disc, feature) <= 0) return true;
    if (baseInto(disc, feature) <= 0.0004) return true;
    return feature.standing === 'outline' && baseOver(disc, feature.outline) >= 0;
  });
}

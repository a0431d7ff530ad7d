import {
  BATTLEFIELD,
  type Feature,
  featureOf,
  mapProblems,
  onGrid,
  type Point,
  type TerrainKindId,
} from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { terrainName } from '../data.ts';

/** The middle of a feature: of the box around it. */
export function middleOf({ outline }: Feature): Point {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** What a feature is called on its map: by its kind, with a number where there are several of it. */
export function featureName(feature: Feature, features: readonly Feature[], locale: Locale): string {
  const alike = features.filter(({ kind }) => kind === feature.kind);
  const name = terrainName(feature.kind, locale);
  return alike.length < 2 ? name : `${name} ${alike.indexOf(feature) + 1}`;
}

const through = (feature: Feature, change: (p: Point) => Point): Feature => ({
  ...feature,
  outline: feature.outline.map((p) => onGrid(change(p))),
  standing: Array.isArray(feature.standing)
    ? feature.standing.map((p: Point) => onGrid(change(p)))
    : feature.standing,
});

export const moved = (feature: Feature, by: Point): Feature =>
  through(feature, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** The feature with its middle here, as far as it stays on the battlefield. */
export function movedTo(feature: Feature, to: Point): Feature {
  const within = (value: number): number => Math.min(BATTLEFIELD, Math.max(0, value));
  const { x, y } = middleOf(feature);
  return moved(feature, { x: within(to.x) - x, y: within(to.y) - y });
}

/** The feature turned around its middle, clockwise, by so many degrees. */
export function turned(feature: Feature, degrees: number): Feature {
  const middle = middleOf(feature);
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return through(feature, ({ x, y }) => ({
    x: middle.x + (x - middle.x) * c - (y - middle.y) * s,
    y: middle.y + (x - middle.x) * s + (y - middle.y) * c,
  }));
}

export const replaced = (features: readonly Feature[], next: Feature): readonly Feature[] =>
  features.map((one) => (one.id === next.id ? next : one));

/** An id that no feature of the map has. */
export function freshId(features: readonly Feature[], kind: string): string {
  let n = features.length + 1;
  while (features.some(({ id }) => id === `${kind}-${n}`)) n++;
  return `${kind}-${n}`;
}

const STEP = 1.5;

/** A new feature, where it breaks no rule if there is such a place, else in the middle. */
export function added(features: readonly Feature[], kind: TerrainKindId): Feature {
  const id = freshId(features, kind);
  const straight = { x: 1, y: 0 };
  for (let y = STEP; y < BATTLEFIELD; y += STEP)
    for (let x = STEP; x < BATTLEFIELD; x += STEP) {
      const feature = featureOf(id, kind, { x, y }, straight);
      if (isInside(feature) && features.every((other) => keepsApart(feature, other))) return feature;
    }
  return featureOf(id, kind, { x: BATTLEFIELD / 2, y: BATTLEFIELD / 2 }, straight);
}

const isInside = (feature: Feature): boolean =>
  mapProblems([feature]).every(({ kind }) => kind !== 'near-edge');
const keepsApart = (feature: Feature, other: Feature): boolean =>
  mapProblems([feature, other]).every(({ kind }) => kind !== 'too-close');

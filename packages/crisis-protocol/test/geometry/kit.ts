import {
  type Base,
  type BaseDiameter,
  baseRadius,
  type Feature,
  type Field,
  type Figure,
  type Id,
  type Point,
  type Solid,
  solidOf,
} from '../../src/geometry/index.ts';

/** A base of one inch radius unless said otherwise: easy to reckon with. */
export const base = (id: Id, x: number, y: number, radius = 1): Base => ({ id, x, y, radius });

export const sized = (size: number, x: number, y: number, radius = 1): Figure => ({ x, y, radius, size });

export const real = (id: Id, x: number, y: number, diameter: BaseDiameter): Base =>
  base(id, x, y, baseRadius(diameter));

export const feature = (
  id: Id,
  size: number,
  outline: readonly Point[],
  more: Partial<Feature> = {},
): Feature => ({
  id,
  kind: 'crate',
  size,
  interactive: true,
  outline,
  standing: 'outline',
  ...more,
});

export const corners = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** A box from its left, top, right and bottom. */
export const box = (
  id: Id,
  size: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  more: Partial<Feature> = {},
): Solid => solidOf(feature(id, size, corners(left, top, right, bottom), more));

export const field = (terrain: readonly Solid[] = [], bases: readonly Base[] = []): Field => ({
  terrain,
  bases,
});

/** Every value of a verdict's reasons, by kind. */
export const kinds = (verdict: {
  readonly yes: boolean;
  readonly reasons?: readonly { kind: string }[];
}): string[] => (verdict.reasons ?? []).map(({ kind }) => kind);

/** Random whole numbers for samplers, from a list of fractions of the span. */
export function fractions(...list: readonly number[]): (n: number) => number {
  let i = 0;
  return (n) => Math.min(n - 1, Math.floor((list[i++ % list.length] as number) * n));
}

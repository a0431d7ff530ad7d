import { expect, test } from 'vitest';
import { clipped, convexPieces, inset, isSimple } from '../../src/geometry/convex.ts';
import {
  areaOf,
  cornersOf,
  depthIn,
  nearestOnOutline,
  type Ring,
  ringOf,
  segmentDistance,
} from '../../src/geometry/ring.ts';
import { corners } from './kit.ts';

const L_SHAPE = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 4 },
  { x: 0, y: 4 },
];

const isConvex = (ring: Ring): boolean => {
  const list = cornersOf(ring);
  return list.every((a, i) => {
    const b = list[(i + 1) % list.length] as (typeof list)[number];
    const c = list[(i + 2) % list.length] as (typeof list)[number];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= 0;
  });
};

test('a ring is turned to a positive area and drops idle corners', () => {
  const ring = ringOf([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 2, y: 1 },
    { x: 2, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(ring.xs.length).toBe(4);
  expect(areaOf(ring)).toBe(2);
});

test('an outline with a dent falls into two convex pieces of the same area', () => {
  const pieces = convexPieces(ringOf(L_SHAPE));
  expect(pieces).toHaveLength(2);
  expect(pieces.every(isConvex)).toBe(true);
  expect(pieces.reduce((sum, piece) => sum + areaOf(piece), 0)).toBe(7);
});

test('a star with many dents falls into convex pieces of the same area', () => {
  const star = ringOf(
    Array.from({ length: 14 }, (_, i) => {
      const far = i % 2 === 0 ? 3 : 1.2;
      return { x: far * Math.cos((i * Math.PI) / 7), y: far * Math.sin((i * Math.PI) / 7) };
    }),
  );
  const pieces = convexPieces(star);
  expect(pieces.every(isConvex)).toBe(true);
  expect(pieces.reduce((sum, piece) => sum + areaOf(piece), 0)).toBeCloseTo(areaOf(star), 12);
  expect(pieces.length).toBeLessThan(12);
});

test('moving the sides inwards takes a strip off, also in dents', () => {
  expect(cornersOf(inset(ringOf(L_SHAPE), 0.25))).toEqual([
    { x: 0.25, y: 0.25 },
    { x: 3.75, y: 0.25 },
    { x: 3.75, y: 0.75 },
    { x: 0.75, y: 0.75 },
    { x: 0.75, y: 3.75 },
    { x: 0.25, y: 3.75 },
  ]);
});

test('knows outlines that cross or touch themselves', () => {
  expect(isSimple(ringOf(L_SHAPE))).toBe(true);
  const bow = { xs: Float64Array.of(0, 2, 2, 0), ys: Float64Array.of(0, 2, 0, 2) };
  const pinched = { xs: Float64Array.of(0, 4, 2, 4, 0, 2), ys: Float64Array.of(0, 0, 2, 4, 4, 2) };
  expect(isSimple(bow)).toBe(false);
  expect(isSimple(pinched)).toBe(false);
});

test('measures depth, nearness and lines', () => {
  const ring = ringOf(L_SHAPE);
  expect(depthIn(ring, 0.5, 3)).toBe(0.5);
  expect(depthIn(ring, 2, 3)).toBe(-1);
  expect(nearestOnOutline(ring, 2, 3)).toEqual({ x: 1, y: 3 });
  expect(segmentDistance(ring, 2, 5, 2, 2)).toBe(1);
  expect(segmentDistance(ring, 2, 5, 2, 0.5)).toBe(0);
  expect(segmentDistance(ring, 0.5, 0.5, 0.6, 0.5)).toBe(0);
});

test('clips one convex outline by another', () => {
  const part = clipped(ringOf(corners(0, 0, 4, 4)), ringOf(corners(3, 1, 8, 2)));
  expect(areaOf(part)).toBe(1);
  expect(clipped(ringOf(corners(0, 0, 1, 1)), ringOf(corners(3, 1, 8, 2))).xs.length).toBe(0);
});

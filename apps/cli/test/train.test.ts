import { describe, expect, test } from 'vitest';
import { bins, fit, type Sample } from '../src/train/fit.ts';

/** So many samples at some points, of which so many were won. */
const at = (points: number, won: number, of: number): Sample[] =>
  Array.from({ length: of }, (_, i) => ({ points, won: i < won }));

describe('chances to win are fitted', () => {
  // By the curve: 0.5 at the even point, 0.5 + 0.5 / sqrt(2) = 0.8536 one step beyond it.
  const mirrored = [...at(-10, 1464, 10_000), ...at(0, 5000, 10_000), ...at(10, 8536, 10_000)];

  test('where both sides are alike, by one number', () => {
    const { even, per } = fit(mirrored, true);
    expect(even).toBe(0);
    expect(per).toBeCloseTo(10, 1);
  });

  test('where they are not, with the points that stand even', () => {
    const moved = mirrored.map(({ points, won }) => ({ points: points + 40, won }));
    const { even, per, surprise, unknowing } = fit(moved, false);
    expect(even).toBeCloseTo(40, 1);
    expect(per).toBeCloseTo(10, 1);
    expect(surprise).toBeLessThan(unknowing);
  });

  test('and told beside what came', () => {
    const told = bins(mirrored, { even: 0, per: 10, surprise: 0, unknowing: 0 });
    expect(told.map(({ of }) => of)).toEqual([10_000, 10_000, 10_000]);
    expect(told.map(({ won }) => won)).toEqual([1464, 5000, 8536]);
    expect(told[2]?.said).toBeCloseTo(0.8536, 3);
  });
});

import { describe, expect, test } from 'vitest';
import { ratingsOf } from '../../src/simulate/ladder.ts';
import { difference, rateOf, spreadOf, wilson } from '../../src/simulate/statistics.ts';

describe('what can be said of a share', () => {
  test("Wilson's interval: as printed in tables, and honest at the ends", () => {
    const { low, high } = wilson(8, 10);
    expect([low, high].map((one) => one.toFixed(4))).toEqual(['0.4902', '0.9433']);
    expect(wilson(5, 10).low + wilson(5, 10).high).toBeCloseTo(1, 12);
    // z² / (n + z²), with z² = 3.8415.
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.27753, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test("Newcombe's interval of a difference: his own example", () => {
    const found = difference(rateOf(56, 70), rateOf(48, 80));
    expect([found?.by, found?.low, found?.high].map((one) => one?.toFixed(4))).toEqual([
      '0.2000',
      '0.0524',
      '0.3339',
    ]);
    expect(difference(rateOf(0, 0), rateOf(1, 2))).toBeNull();
  });

  test('the spread of lengths', () => {
    expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ least: 1, low: 2, median: 3, high: 4, most: 5, mean: 3 });
    expect(spreadOf([])).toMatchObject({ least: 0, most: 0, mean: 0 });
  });
});

describe('a ladder', () => {
  const pairing = (one: string, other: string, won: number, lost: number, drawn = 0) => ({
    one,
    other,
    won,
    lost,
    drawn,
  });

  test('three to one, and a draw for caution: seven to three, 147 points', () => {
    const [first, second] = ratingsOf([pairing('a', 'b', 3, 1)]);
    expect(first).toMatchObject({ name: 'a', games: 4 });
    expect((first?.rating ?? 0) - (second?.rating ?? 0)).toBeCloseTo(400 * Math.log10(7 / 3), 6);
    expect((first?.rating ?? 0) + (second?.rating ?? 0)).toBeCloseTo(3000, 6);
  });

  test('who beats whom matters, not in which order it was played', () => {
    const list = [pairing('a', 'b', 6, 2), pairing('b', 'c', 5, 3), pairing('a', 'c', 7, 1)];
    const found = ratingsOf(list);
    expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(ratingsOf([...list].reverse())).toEqual(found);
  });

  test('equals are equal, and a draw is half a victory', () => {
    for (const rung of ratingsOf([pairing('a', 'b', 1, 1, 4)])) expect(rung.rating).toBeCloseTo(1500, 6);
  });
});

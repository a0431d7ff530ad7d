import { expect, test } from 'vitest';
import { puzzleOfDay, streakOf } from '../src/index.ts';

test('every puzzle comes once before one comes again, in another order for another game', () => {
  const from = 20_000 - (20_000 % 11);
  const days = Array.from({ length: 11 }, (_, i) => from + i);
  const orders = ['champions', 'dice-masters'].map((game) => days.map((day) => puzzleOfDay(game, 11, day)));
  for (const order of orders) expect([...order].sort((a, b) => a - b)).toEqual(days.map((_, i) => i));
  expect(orders[0]).not.toEqual(orders[1]);
  expect(puzzleOfDay('champions', 11, from + 3)).toBe(orders[0]?.[3]);
});

test('a streak counts the days, and today is not over yet', () => {
  expect(streakOf(new Set(), 100)).toBe(0);
  expect(streakOf(new Set([100]), 100)).toBe(1);
  expect(streakOf(new Set([97, 98, 99]), 100)).toBe(3);
  expect(streakOf(new Set([97, 98, 99, 100]), 100)).toBe(4);
});

test('two missed days in seven are forgiven, three end it', () => {
  // 96 and 98 were missed.
  expect(streakOf(new Set([94, 95, 97, 99]), 100)).toBe(4);
  // 96, 97 and 98 were missed: 95 belongs to an earlier streak.
  expect(streakOf(new Set([94, 95, 99]), 100)).toBe(1);
  // 99 and 98 were missed, and 92 a week after them.
  expect(streakOf(new Set([91, 93, 94, 95, 96, 97]), 100)).toBe(6);
});

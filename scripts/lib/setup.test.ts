import { expect, test } from 'vitest';
import { isStale } from './setup.mjs';

test('what is missing or older than its sources is stale', () => {
  expect(isStale(0, 0)).toBe(true);
  expect(isStale(10_000, 20_000)).toBe(true);
  expect(isStale(20_000, 10_000)).toBe(false);
});

test('a difference within the tolerance does not count', () => {
  expect(isStale(10_000, 11_000)).toBe(false);
  expect(isStale(10_000, 11_000, 0)).toBe(true);
});

import { expect, test } from 'vitest';
import { editDistance } from '../src/index.ts';

test('letters changed, added, removed and swapped each count one', () => {
  expect(editDistance('hulk', 'hulk')).toBe(0);
  expect(editDistance('hulk', 'bulk')).toBe(1);
  expect(editDistance('hulk', 'hulks')).toBe(1);
  expect(editDistance('hulk', 'huk')).toBe(1);
  expect(editDistance('hulk', 'hukl')).toBe(1);
  expect(editDistance('', 'hulk')).toBe(4);
  expect(editDistance('thor', 'loki')).toBe(4);
});

import { expect, test } from 'vitest';
import { type Mend, mended } from '../src/index.ts';

const reason = { rule: 'R', key: 'no', args: {} };
/** Numbers above three are too large: one less mends them. */
const tooLarge = (one: number): readonly Mend<number>[] => (one > 3 ? [{ reason, to: one - 1 }] : []);

test('mends one thing after another until nothing is wrong', () => {
  expect(mended(3, tooLarge)).toBe(3);
  expect(mended(9, tooLarge)).toBe(3);
});

test('what nobody can mend stays wrong, and so does what is mended in circles', () => {
  expect(mended(9, () => [{ reason, to: null }])).toBeNull();
  expect(mended(9, (one) => [{ reason, to: -one }])).toBeNull();
});

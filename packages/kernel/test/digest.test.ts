import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest } from '../src/index.ts';
import { startToy } from './toy-game.ts';

test('sixteen hexadecimal digits, the same for the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const fingerprint = digest(value);
      return /^[0-9a-f]{16}$/.test(fingerprint) && digest(JSON.parse(JSON.stringify(value))) === fingerprint;
    }),
  );
});

test('any change of the text is noticed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      return (digest(a) === digest(b)) === (JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('each single change of a match is noticed', () => {
  const { match } = startToy();
  const text = JSON.stringify(match);
  const before = digest(match);
  let tried = 0;
  // Every digit of the match, changed one at a time.
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (!/[0-9]/.test(char)) continue;
    const changed = `${text.slice(0, i)}${char === '7' ? '3' : '7'}${text.slice(i + 1)}`;
    expect(digest(JSON.parse(changed)), `place ${i}`).not.toBe(before);
    tried++;
  }
  expect(tried).toBeGreaterThan(100);
});

test('the order of keys counts, and so does the place of a value', () => {
  expect(digest({ a: 1, b: 2 })).not.toBe(digest({ b: 2, a: 1 }));
  expect(digest([1, 2])).not.toBe(digest([2, 1]));
  expect(digest({ a: '1' })).not.toBe(digest({ a: 1 }));
  expect(digest([])).not.toBe(digest({}));
  expect(digest(null)).not.toBe(digest('null'));
});

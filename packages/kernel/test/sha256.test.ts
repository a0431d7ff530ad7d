import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the published example %j', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('one million times "a", the long published example', () => {
  expect(sha256('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('characters of one to four bytes', () => {
  const text = 'Zwölf Würfel, ¿qué?, 蜘蛛, 🕷️🎲';
  expect(sha256(text)).toBe(reference(text));
});

test('every length around the block borders', () => {
  for (let length = 0; length <= 130; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(97 + ((i * 7) % 26))).join('');
    expect(sha256(text), `length ${length}`).toBe(reference(text));
  }
});

test('any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256(text) === reference(text)));
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  below,
  chanceOf,
  cloneMatch,
  type KeyedStream,
  next,
  randomness,
  type Stream,
  seedHash,
  shuffle,
} from '../src/index.ts';
import { STREAMS_DIGEST, streamsDigest } from './streams-digest.ts';
import { toyGame, toySetup } from './toy-game.ts';

const NAMES = ['setup', 'shuffle', 'dice'] as const;

const keyOf = (seed: string, words: readonly string[], name: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([seed, words, name]))
    .digest();

/** The numbers of a stream as anybody can work them out, with a SHA-256 that is not ours. */
function numbersOf(key: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(i / 8)));
    return createHash('sha256')
      .update(Buffer.concat([key, counter]))
      .digest()
      .readUInt32BE((i % 8) * 4);
  });
}

const take = (s: Stream, count: number): number[] => Array.from({ length: count }, () => next(s));

test('the streams are SHA-256 of key and counter, the keys SHA-256 of seed, words and name', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom([], ['luck', ''], ['Grüße', 'ñandú "x"']), (seed, words) => {
      const random = randomness(seed, { words });
      for (const name of NAMES) {
        const key = keyOf(seed, words, name);
        expect(random[name]).toEqual({ key: key.toString('hex'), taken: 0 });
        expect(take(random[name], 20)).toEqual(numbersOf(key, 20));
        expect(random[name].taken).toBe(20);
      }
    }),
    { numRuns: 50 },
  );
});

test('the first dice of a seed, as a shell works them out', () => {
  // printf '["seed",[],"dice"]' | sha256sum, then sha256sum of those 32 bytes and eight zero bytes.
  const { dice } = randomness('seed');
  expect((dice as KeyedStream).key).toBe('15b845a9071a6eab34899e0d50a28bf67621f075dec85184a3a6a4aa94a2a2d0');
  expect(
    take(dice, 8)
      .map((x) => x.toString(16).padStart(8, '0'))
      .join(''),
  ).toBe('88ebdb9d00cf2267d6f8de4159c8ed7c15682119c85e260ef8f180b86378ab02');
});

test('a seed and words come to the same numbers everywhere', () => {
  expect(streamsDigest()).toBe(STREAMS_DIGEST);
});

test('a counter beyond 32 bits goes on', () => {
  const far: KeyedStream = { key: keyOf('far', [], 'dice').toString('hex'), taken: 8 * 2 ** 32 - 1 };
  const counter = (n: bigint): Buffer => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(n);
    return createHash('sha256')
      .update(Buffer.concat([Buffer.from(far.key, 'hex'), bytes]))
      .digest();
  };
  expect(take(far, 2)).toEqual([
    counter(2n ** 32n - 1n).readUInt32BE(28),
    counter(2n ** 32n).readUInt32BE(0),
  ]);
});

test('copies amid a block, and streams read from text, go on alike and apart', () => {
  const match = toyGame.create(toySetup(), 'copies');
  for (let already = 0; already < 20; already++) {
    const copy = cloneMatch(match, (table) => table);
    const read = JSON.parse(JSON.stringify(match.random)) as typeof match.random;
    for (const name of NAMES) {
      const expected = numbersOf(
        Buffer.from((match.random[name] as KeyedStream).key, 'hex'),
        match.random[name].taken + 12,
      ).slice(match.random[name].taken);
      expect(take(copy.random[name], 12)).toEqual(expected);
      expect(take(read[name], 12)).toEqual(expected);
      next(match.random[name]);
    }
    expect(copy.random.generator).toBe('sha256');
  }
});

test('more streams than are kept at a time, drawn from in turn', () => {
  const streams = Array.from({ length: 300 }, (_, i) => randomness(`many ${i}`).dice);
  const drawn = streams.map((): number[] => []);
  for (let i = 0; i < 20; i++) for (const [at, s] of streams.entries()) drawn[at]?.push(next(s));
  for (const [at, s] of streams.entries())
    expect(drawn[at]).toEqual(numbersOf(Buffer.from((s as KeyedStream).key, 'hex'), 20));
});

test('below is even, and draws again beyond the last full span', () => {
  for (const n of [6, 7, 100]) {
    const s = randomness(`even ${n}`).dice;
    const counts = Array.from({ length: n }, () => 0);
    const draws = 60_000;
    for (let i = 0; i < draws; i++) {
      const x = below(s, n);
      counts[x] = (counts[x] ?? 0) + 1;
    }
    const share = draws / n;
    const chiSquare = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
    expect(chiSquare).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)));
    expect(chiSquare).toBeGreaterThan(0);
  }
  // Of 3 · 2^30 only three quarters of all draws lie in a full span: the same stream tells which are left out.
  const span = 3 * 2 ** 30;
  const s = randomness('again').dice;
  const numbers = numbersOf(Buffer.from((s as KeyedStream).key, 'hex'), 400);
  const kept = numbers.filter((x) => x < span).slice(0, 200);
  expect(kept.length).toBe(200);
  expect(Array.from({ length: 200 }, () => below(s, span))).toEqual(kept);
  expect(s.taken).toBeGreaterThan(230);
});

test('a shuffle reaches every order equally often', () => {
  const s = randomness('orders').shuffle;
  const counts = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle(s, ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // 2000 each, with a deviation of 41.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

/** All numbers that a seed and words come to, for comparing. */
const keysOf = (seed: string, words?: readonly string[]): string[] => {
  const random = randomness(seed, words === undefined ? {} : { words });
  return NAMES.map((name) => (random[name] as KeyedStream).key);
};

test('words stay apart: moved letters, places or quotes make other streams', () => {
  const mixes: [string, readonly string[]][] = [
    ['s', ['ab', 'c']],
    ['s', ['a', 'bc']],
    ['s', ['abc', '']],
    ['s', ['', 'abc']],
    ['s', ['a","b', 'c']],
    ['s', ['a', 'b","c']],
    ['s', ['a', 'b', 'c']],
    ['s', []],
    ['sa', ['b', 'c']],
    ['s",["ab","c"],"', ['ab', 'c']],
  ];
  const keys = mixes.flatMap(([seed, words]) => keysOf(seed, words));
  expect(new Set(keys).size).toBe(mixes.length * 3);
});

test('any one word changes every stream; no word at all is the seed alone', () => {
  const words = ['one', 'two', 'three', 'four'];
  const before = keysOf('seed', words);
  words.forEach((_, seat) => {
    const after = keysOf(
      'seed',
      words.map((word, i) => (i === seat ? `${word}.` : word)),
    );
    for (const key of after) expect(before).not.toContain(key);
  });
  expect(keysOf('seed', ['', '', ''])).toEqual(keysOf('seed'));
  expect(keysOf('seed', [])).toEqual(keysOf('seed'));
});

test('the hash that is shown is that of the seed, whatever the words are', () => {
  const match = toyGame.create(toySetup(), 'mine', [], { words: ['heads', 'tails'] });
  expect(match.seedHash).toBe(seedHash('mine'));
  expect(match.seedHash).toBe(createHash('sha256').update('assemble seed mine').digest('hex'));
});

test('a match that names no generator is an old one', () => {
  expect(chanceOf({})).toEqual({ generator: 'xoshiro128**', words: [] });
  expect(chanceOf({ generator: 'sha256', words: ['a'] })).toEqual({ generator: 'sha256', words: ['a'] });
  const old = toyGame.create(toySetup(), 'old', [], chanceOf({}));
  const { setup, dice } = randomness('old', { generator: 'xoshiro128**' });
  expect(old.random).toMatchObject({ setup, dice });
  expect('generator' in old.random).toBe(false);
  expect('generator' in toyGame.clone(old).random).toBe(false);
});

test('a guess draws from a fast stream', () => {
  const match = toyGame.create(toySetup(), 'secret');
  const guess = toyGame.determinize(match, 0, 'a guess');
  expect(guess.random).toEqual(randomness('a guess', { generator: 'xoshiro128**' }));
});

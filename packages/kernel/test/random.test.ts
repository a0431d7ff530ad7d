import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, type FastStream, next, randomness, seedHash, sha256, shuffle, stream } from '../src/index.ts';

/** xoshiro128** as its authors write it, on whole numbers without any 32-bit trick. */
function* reference(seed: FastStream): Generator<number, never> {
  const bits = 0xffffffffn;
  const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & bits;
  let [s0, s1, s2, s3] = [seed.a, seed.b, seed.c, seed.d].map((word) => BigInt(word >>> 0)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  while (true) {
    yield Number((rotl((s1 * 5n) & bits, 7n) * 9n) & bits);
    const t = (s1 << 9n) & bits;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
  }
}

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const streams: fc.Arbitrary<FastStream> = fc.record({
  a: word,
  b: word,
  c: word,
  d: word,
  taken: fc.constant(0),
});

/** A stream whose next draw is known: the word b that makes it, found by undoing the output function. */
function streamThatDraws(value: number): FastStream {
  const inverse = (n: bigint): bigint => {
    let x = 1n;
    for (let i = 0; i < 6; i++) x = (x * (2n - n * x)) & 0xffffffffn;
    return x & 0xffffffffn;
  };
  const rotated = (BigInt(value) * inverse(9n)) & 0xffffffffn;
  const product = ((rotated >> 7n) | (rotated << 25n)) & 0xffffffffn;
  const b = Number((product * inverse(5n)) & 0xffffffffn) | 0;
  return { a: 1, b, c: 2, d: 3, taken: 0 };
}

test('the sequence is that of xoshiro128**', () => {
  fc.assert(
    fc.property(streams, (start) => {
      const expected = reference({ ...start });
      const s = { ...start };
      for (let i = 0; i < 50; i++) expect(next(s)).toBe(expected.next().value);
      expect(s.taken).toBe(50);
    }),
  );
});

test('a stream begins with the hash of seed and name and is never all zero', () => {
  const hash = sha256('my seed/dice');
  const s = stream('my seed', 'dice');
  expect([s.a, s.b, s.c].map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('')).toBe(
    hash.slice(0, 24),
  );
  expect(s.d & 1).toBe(1);
  expect(s.taken).toBe(0);
});

test('below is even: 60,000 draws of 6, of 7 and of 100 stay near their share', () => {
  for (const n of [6, 7, 100]) {
    const s = stream('even', `${n}`);
    const counts = Array.from({ length: n }, () => 0);
    const draws = 60_000;
    for (let i = 0; i < draws; i++) {
      const x = below(s, n);
      counts[x] = (counts[x] ?? 0) + 1;
    }
    const share = draws / n;
    const chiSquare = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
    // Mean n - 1, deviation sqrt(2(n - 1)): four deviations is far out, for a fixed seed it simply holds.
    expect(chiSquare).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)));
    expect(chiSquare).toBeGreaterThan(0);
    expect(counts).toHaveLength(n);
  }
});

test('a draw beyond the last full span is drawn again', () => {
  // 2^32 = 6 × 715827882 + 4: the four highest draws would favour 0 to 3.
  for (const [draw, kept] of [
    [4294967291, true],
    [4294967292, false],
    [4294967295, false],
  ] as const) {
    const s = streamThatDraws(draw);
    expect(next({ ...s })).toBe(draw);
    const value = below(s, 6);
    expect(s.taken).toBe(kept ? 1 : 2);
    if (kept) expect(value).toBe(draw % 6);
  }
  const power = streamThatDraws(4294967295);
  expect(below(power, 8)).toBe(7);
  expect(power.taken).toBe(1);
});

test('below is always in its bounds, up to the widest span', () => {
  fc.assert(
    fc.property(streams, fc.integer({ min: 1, max: 2 ** 32 }), (s, n) => {
      const x = below({ ...s, d: s.d | 1 }, n);
      return Number.isInteger(x) && x >= 0 && x < n;
    }),
  );
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is nothing below %d to draw', (n) => {
  expect(() => below(stream('x', 'y'), n)).toThrow(RangeError);
});

test('the streams of a match are independent of one another', () => {
  const one = randomness('seed');
  const two = randomness('seed');
  for (let i = 0; i < 100; i++) next(one.shuffle);
  expect(Array.from({ length: 20 }, () => next(one.dice))).toEqual(
    Array.from({ length: 20 }, () => next(two.dice)),
  );
  const firsts = [two.setup, two.shuffle, randomness('seed').dice].map((s) => next({ ...s }));
  expect(new Set(firsts).size).toBe(3);
});

test('the streams of other seeds differ', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const same = JSON.stringify(stream(a, 'dice')) === JSON.stringify(stream(b, 'dice'));
      return same === (a === b) && (seedHash(a) === seedHash(b)) === (a === b);
    }),
  );
});

test('a shuffle is a permutation, in place', () => {
  fc.assert(
    fc.property(streams, fc.array(fc.integer(), { maxLength: 40 }), (s, list) => {
      const before = [...list].sort((a, b) => a - b);
      const mixed = shuffle({ ...s, d: s.d | 1 }, list);
      expect(mixed).toBe(list);
      expect([...mixed].sort((a, b) => a - b)).toEqual(before);
    }),
  );
});

test('a shuffle reaches every order equally often', () => {
  const s = stream('orders', 'shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle(s, ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
    s.taken = 0;
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

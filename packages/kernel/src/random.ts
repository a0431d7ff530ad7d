import { sha256, sha256Words } from './sha256.ts';

/** The state of one xoshiro128** generator and how many numbers were taken from it. */
export interface Stream {
  a: number;
  b: number;
  c: number;
  d: number;
  taken: number;
}

/** Randomness lives in the match, in streams of their own, so that a shuffle never shifts the dice. */
export interface Randomness {
  setup: Stream;
  shuffle: Stream;
  dice: Stream;
}

export type StreamName = keyof Randomness;

/** The streams of a match, derived from its seed. */
export function randomness(seed: string): Randomness {
  return { setup: stream(seed, 'setup'), shuffle: stream(seed, 'shuffle'), dice: stream(seed, 'dice') };
}

/** One stream: the first 128 bits of the hash of seed and name. */
export function stream(seed: string, name: string): Stream {
  const [a = 0, b = 0, c = 0, d = 0] = sha256Words(`${seed}/${name}`);
  return { a, b, c, d: d | 1, taken: 0 };
}

/** What players are shown before the first decision; the seed itself follows when the match is over. */
export function seedHash(seed: string): string {
  return sha256(`assemble seed ${seed}`);
}

export function copyStream(s: Stream): Stream {
  return { a: s.a, b: s.b, c: s.c, d: s.d, taken: s.taken };
}

/** The next 32 bits. */
export function next(s: Stream): number {
  const x = Math.imul(s.b, 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9);
  const t = s.b << 9;
  s.c ^= s.a;
  s.d ^= s.b;
  s.b ^= s.c;
  s.a ^= s.d;
  s.c ^= t;
  s.d = (s.d << 11) | (s.d >>> 21);
  s.taken++;
  return result >>> 0;
}

/** A whole number from 0 to n - 1, each equally likely (draws beyond the last full span are drawn again). */
export function below(s: Stream, n: number): number {
  if (!(n >= 1 && n <= 0x100000000 && Number.isInteger(n)))
    throw new RangeError(`no whole number below ${n}`);
  const limit = 0x100000000 - (0x100000000 % n);
  let x = next(s);
  while (x >= limit) x = next(s);
  return x % n;
}

/** Mixes a list in place. */
export function shuffle<T>(s: Stream, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

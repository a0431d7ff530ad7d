import { next, randomness, sha256 } from '../src/index.ts';

/** A hundred numbers of each stream, as Python's hashlib works them out. */
export const STREAMS_DIGEST = '398a5a4c8e5e02303b8dcb9200b7b38f38453ddaf451578660b3adcec11a333a';

/** The same, as the machine works them out that this runs on. */
export function streamsDigest(): string {
  const { setup, shuffle, dice } = randomness('same everywhere', { words: ['Grüße 🎲', 'ñandú'] });
  const numbers = [setup, shuffle, dice].flatMap((s) => Array.from({ length: 100 }, () => next(s)));
  return sha256(numbers.join(' '));
}

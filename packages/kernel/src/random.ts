import { sha256, sha256Counted, sha256Words } from './sha256.ts';
import { BadWords, checkWords, wordsGiven } from './words-of-people.ts';

/**
 * What a match draws from. SHA-256 in counter mode: nobody who sees dice can tell the next ones. xoshiro128**, whose
 * state a few hundred dice give away: matches from before there was another, and all that is only guessed.
 */
export type Generator = 'sha256' | 'xoshiro128**';

/** What a new match draws from. */
export const GENERATOR: Generator = 'sha256';

export const isGenerator = (name: unknown): name is Generator => name === 'sha256' || name === 'xoshiro128**';

/** The state of one xoshiro128** generator and how many numbers were taken from it. */
export interface FastStream {
  a: number;
  b: number;
  c: number;
  d: number;
  taken: number;
}

/** A key and a place: number i is word i mod 8 of SHA-256(key, i div 8), so nothing but the place ever moves. */
export interface KeyedStream {
  readonly key: string;
  taken: number;
}

/** Draws that are laid down beforehand, 0 after the last of them; it notes among how many each was drawn. */
export interface LaidStream {
  readonly laid: readonly number[];
  readonly among: number[];
  taken: number;
}

export type Stream = FastStream | KeyedStream | LaidStream;

/** Randomness lives in the match, in streams of their own, so that a shuffle never shifts the dice. */
export interface Randomness {
  /** Left out where the streams are fast ones: old matches know no name for them. */
  readonly generator?: 'sha256';
  setup: Stream;
  shuffle: Stream;
  dice: Stream;
}

export type StreamName = 'setup' | 'shuffle' | 'dice';

/** What a match is begun with beside its seed. */
export interface Chance {
  /** The one of new matches, unless an old match is begun again. */
  readonly generator?: Generator;
  /** A word of each seat's person, '' where none was given: with them the host alone does not choose the dice. */
  readonly words?: readonly string[];
}

/** What a match that was written down was begun with: the files of old matches name no generator. */
export function chanceOf({ generator = 'xoshiro128**', words = [] }: Chance): Required<Chance> {
  return { generator, words };
}

/** Throws unless a match of so many seats can be begun with it. */
export function checkChance({ generator = GENERATOR, words = [] }: Chance, seats: number): void {
  if (!isGenerator(generator)) throw new Error(`there is no generator "${String(generator)}"`);
  checkWords(words, seats);
  if (generator === 'xoshiro128**' && wordsGiven(words).length > 0)
    throw new BadWords('old matches, which drew from xoshiro128**, took no words');
}

/** The streams of a match, derived from its seed and the words of its people. */
export function randomness(seed: string, { generator = GENERATOR, words = [] }: Chance = {}): Randomness {
  if (generator === 'xoshiro128**')
    return { setup: stream(seed, 'setup'), shuffle: stream(seed, 'shuffle'), dice: stream(seed, 'dice') };
  const given = wordsGiven(words);
  // JSON keeps apart what stands side by side: no other seed, words and name read the same.
  const keyed = (name: StreamName): KeyedStream => ({
    key: sha256(JSON.stringify([seed, given, name])),
    taken: 0,
  });
  return { generator, setup: keyed('setup'), shuffle: keyed('shuffle'), dice: keyed('dice') };
}

/** A stream for what is only guessed or drawn outside a match: fast, seeded with 128 bits of the hash of seed and name. */
export function stream(seed: string, name: string): FastStream {
  const [a = 0, b = 0, c = 0, d = 0] = sha256Words(`${seed}/${name}`);
  return { a, b, c, d: d | 1, taken: 0 };
}

/** What players are shown before the first decision; the seed itself follows when the match is over. */
export function seedHash(seed: string): string {
  return sha256(`assemble seed ${seed}`);
}

export function copyRandomness(random: Randomness): Randomness {
  const setup = copyStream(random.setup);
  const shuffle = copyStream(random.shuffle);
  const dice = copyStream(random.dice);
  return random.generator === undefined
    ? { setup, shuffle, dice }
    : { generator: random.generator, setup, shuffle, dice };
}

/** A stream of draws that somebody lays down, to see all that chance may bring. */
export const laidStream = (laid: readonly number[]): LaidStream => ({ laid, among: [], taken: 0 });

function copyStream(s: Stream): Stream {
  if ('laid' in s) return { laid: s.laid, among: s.among.slice(), taken: s.taken };
  return 'key' in s ? { key: s.key, taken: s.taken } : { a: s.a, b: s.b, c: s.c, d: s.d, taken: s.taken };
}

/** The next 32 bits. */
export function next(s: Stream): number {
  if ('laid' in s) return s.laid[s.taken++] ?? 0;
  return 'key' in s ? nextKeyed(s) : nextFast(s);
}

function nextFast(s: FastStream): number {
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

/** Eight numbers of a stream, and the key that all its numbers are made with. */
interface Block {
  readonly key: Int32Array;
  n: number;
  words: Int32Array;
}

/**
 * The block that each stream drew from last. A block follows from key and place alone: whether it is kept here or made
 * anew changes no number, so copies of a match share it.
 */
const blocks = new Map<string, Block>();
/** So many streams are kept; a match has three. */
const MOST_BLOCKS = 96;

function nextKeyed(s: KeyedStream): number {
  const n = Math.floor(s.taken / 8);
  const block = blockOf(s.key);
  if (block.n !== n) {
    block.words = sha256Counted(block.key, n);
    block.n = n;
  }
  return (block.words[s.taken++ % 8] as number) >>> 0;
}

function blockOf(hex: string): Block {
  const kept = blocks.get(hex);
  if (kept !== undefined) return kept;
  const key = Int32Array.from({ length: 8 }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16));
  const block = { key, n: 0, words: sha256Counted(key, 0) };
  if (blocks.size >= MOST_BLOCKS) blocks.clear();
  blocks.set(hex, block);
  return block;
}

/** A whole number from 0 to n - 1, each equally likely (draws beyond the last full span are drawn again). */
export function below(s: Stream, n: number): number {
  if (!(n >= 1 && n <= 0x100000000 && Number.isInteger(n)))
    throw new RangeError(`no whole number below ${n}`);
  if ('laid' in s) s.among.push(n);
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

import { type FastStream, next } from '@assemble/kernel';
import { DIE, type Face } from '../../src/names.ts';
import { type Equation, NoisyEquations } from './noisy-equations.ts';

/**
 * How dice give away a stream of xoshiro128**. Its state moves on by sums of bits alone, so every bit of its word b at
 * any later time is a known sum of the 128 bits of its state now. The number drawn is rotl(5b, 7) · 9, and a die of
 * eight sides shows its last three bits: bits 25 to 27 of b + 4b. They hang on bits of b and on carries, which cannot be
 * seen. But carries lean to one side: for every face but the hit some sum of the bits 24 to 27 of b is what it mostly is
 * nine times in ten. So a die gives an equation, and the 128 unknowns are found among equations that are mostly right.
 */
const FIRST_BIT = 24;
const BITS = 4;
/** The bits below that are counted over: what lies deeper reaches up too seldom to matter. */
const BITS_BELOW = 10;
const MOST_WRONG = 0.11;
const STATE_BITS = 128;

/** Which of the four bits are added, and what they mostly come to. */
interface Lean {
  readonly bits: number;
  readonly is: 0 | 1;
}

const isOdd = (x: number): 0 | 1 => {
  let odd = 0;
  for (let rest = x; rest > 0; rest >>= 1) odd ^= rest & 1;
  return odd as 0 | 1;
};

/** What each face that leans tells, counted over all words b. */
function leans(): ReadonlyMap<Face, Lean> {
  const seen = new Map<Face, number[]>();
  for (let b = 0; b < 1 << (BITS_BELOW + BITS); b++) {
    const shown = ((b + 4 * b) >> (BITS_BELOW + 1)) & 7;
    const face = DIE[shown] as Face;
    const values = seen.get(face) ?? [];
    values.push(b >> BITS_BELOW);
    seen.set(face, values);
  }
  return new Map([...seen].flatMap(([face, values]) => leansOf(values).map((lean) => [face, lean] as const)));
}

function leansOf(values: readonly number[]): readonly Lean[] {
  const sums = Array.from({ length: (1 << BITS) - 1 }, (_, i) => i + 1);
  return sums.flatMap((bits): Lean[] => {
    const odd = values.filter((value) => isOdd(value & bits) === 1).length / values.length;
    if (Math.min(odd, 1 - odd) > MOST_WRONG) return [];
    return [{ bits, is: odd > 0.5 ? 1 : 0 }];
  });
}

/** What the dice say of the state before the first of them. */
function equationsFrom(faces: readonly Face[]): Equation[] {
  const leanOf = leans();
  const told = faces.map((face) => {
    const lean = leanOf.get(face);
    return lean === undefined ? null : { ...lean, of: new Int32Array(STATE_BITS / 32) };
  });
  for (let bit = 0; bit < STATE_BITS; bit++) {
    const alone = new Int32Array(STATE_BITS / 32);
    alone[bit >> 5] = 1 << (bit & 31);
    const s = streamOf(alone);
    for (const one of told) {
      if (one !== null && isOdd((s.b >>> FIRST_BIT) & one.bits) === 1)
        one.of[bit >> 5] = (one.of[bit >> 5] as number) | (1 << (bit & 31));
      next(s);
    }
  }
  return told.filter((one) => one !== null);
}

const streamOf = ([a = 0, b = 0, c = 0, d = 0]: Int32Array): FastStream => ({ a, b, c, d, taken: 0 });

/** The face that a stream shows next. */
const nextFace = (s: FastStream): Face => DIE[next(s) % DIE.length] as Face;

/** A stream as it goes on after dice that were seen; `sure` when it would have shown every one of them. */
export interface Recovered {
  readonly stream: FastStream;
  readonly sure: boolean;
  readonly looks: number;
}

/** The stream that showed these faces, or, when none is found in so many looks, a guess at it. */
export function recover(faces: readonly Face[], mostLooks: number): Recovered {
  const equations = new NoisyEquations(STATE_BITS, equationsFrom(faces));
  for (let looks = 1; looks <= mostLooks; looks++) {
    const found = equations.look();
    if (found === null) continue;
    const s = streamOf(found);
    if (showsAll(s, faces)) return { stream: s, sure: true, looks };
  }
  const guess = streamOf(equations.guess());
  return { stream: guess, sure: showsAll(guess, faces), looks: mostLooks };
}

/** Moves the stream on beyond the faces. */
const showsAll = (s: FastStream, faces: readonly Face[]): boolean =>
  faces.filter((face) => nextFace(s) === face).length === faces.length;

/** How many of the dice that follow are foretold. */
export function foretold({ stream }: Recovered, later: readonly Face[]): number {
  const s = { ...stream };
  return later.filter((face) => nextFace(s) === face).length;
}

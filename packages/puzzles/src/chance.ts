import { type LaidStream, laidStream, type Randomness } from '@assemble/kernel';
import { TooLarge } from './too-large.ts';

/** All streams of a match draw from one, so that what is drawn follows in time. */
const drawingFrom = (one: LaidStream): Randomness => ({ setup: one, shuffle: one, dice: one });

/** Streams that bring these draws, and nothing after them. */
export const laidChance = (draws: readonly number[]): Randomness => drawingFrom(laidStream(draws));

/** The next way in which the draws may fall, counted up from the last one; null after the last way. */
function nextOf({ laid, among }: LaidStream): readonly number[] | null {
  for (let i = among.length - 1; i >= 0; i--) {
    const value = (laid[i] ?? 0) + 1;
    if (value >= (among[i] ?? 0)) continue;
    return [...among.slice(0, i).map((_, k) => laid[k] ?? 0), value];
  }
  return null;
}

/** Something that chance may bring, how likely it is, and the draws that bring it. */
export interface Fallen<R> {
  readonly result: R;
  readonly share: number;
  readonly draws: readonly number[];
}

/** More ways for chance to fall than a puzzle should have. */
const MOST = 4096;

/**
 * Does something once for each way in which chance may fall: `run` is handed the streams to draw from. What it draws may
 * depend on what it drew before.
 */
export function* everyChance<R>(run: (random: Randomness) => R): Generator<Fallen<R>> {
  let falls = 0;
  for (let draws: readonly number[] | null = []; draws !== null; ) {
    if (++falls > MOST) throw new TooLarge(`chance falls in more than ${MOST} ways`);
    const one = laidStream(draws);
    const result = run(drawingFrom(one));
    yield { result, share: one.among.reduce((part, n) => part / n, 1), draws };
    draws = nextOf(one);
  }
}

import type { DieKind, Face, FaceEnergy } from '../dice.ts';

/** What dice are rolled for: energy of a type, counted in symbols; characters and actions, counted in dice. */
export type Wanted = FaceEnergy | 'character' | 'action';

/** In how many of `of` equally likely results a roll shows exactly so much: beside the amount. */
export interface RollOdds {
  readonly ways: readonly number[];
  readonly of: number;
}

/** How much of it a face shows. */
export function shownOn(face: Face, wanted: Wanted): number {
  if (face.kind !== 'energy') return face.kind === wanted ? 1 : 0;
  return face.energy === wanted ? face.count : 0;
}

/** The exact chances of rolling these dice together: every face of a die is equally likely (DM-ROLL-AND-REROLL-1). */
export function rollOdds(dice: readonly DieKind[], wanted: Wanted): RollOdds {
  let ways: readonly number[] = [1];
  let of = 1;
  for (const { faces } of dice) {
    const next: number[] = [];
    for (const face of faces) {
      const shown = shownOn(face, wanted);
      ways.forEach((count, amount) => {
        next[amount + shown] = (next[amount + shown] ?? 0) + count;
      });
    }
    ways = Array.from(next, (count) => count ?? 0);
    of *= faces.length;
  }
  return { ways, of };
}

/** Where the dice of the next roll come from. */
export interface NextDraw {
  readonly bag: readonly DieKind[];
  readonly used: readonly DieKind[];
  /** Dice that are rolled with those that are drawn. */
  readonly prep: readonly DieKind[];
  readonly draws: number;
}

/**
 * The exact chances of the next roll: every lot of dice that may be drawn is equally likely, and so is every face of
 * them. A bag that holds too few is drawn to its end and refilled from the used pile (DM-CLEAR-AND-DRAW-5).
 */
export function nextRollOdds({ bag, used, prep, draws }: NextDraw, wanted: Wanted): RollOdds {
  const isShort = bag.length < draws;
  const sure = isShort ? [...prep, ...bag] : prep;
  const pool = isShort ? used : bag;
  const drawn = Math.min(pool.length, isShort ? draws - bag.length : draws);
  const certain = rollOdds(sure, wanted);
  // lots[n][amount]: in how many ways n dice are drawn and show so much.
  const lots: number[][] = Array.from({ length: drawn + 1 }, (_, n) => (n === 0 ? [1] : []));
  pool.forEach(({ faces }, before) => {
    for (let n = Math.min(drawn, before + 1); n > 0; n--) {
      const more = lots[n] as number[];
      for (const face of faces)
        lots[n - 1]?.forEach((count, amount) => {
          const sum = amount + shownOn(face, wanted);
          while (more.length <= sum) more.push(0);
          more[sum] = (more[sum] ?? 0) + count;
        });
    }
  });
  const last = lots[drawn] as number[];
  const of = last.reduce((sum, count) => sum + count, 0);
  const ways: number[] = [];
  certain.ways.forEach((one, a) => {
    last.forEach((other, b) => {
      while (ways.length <= a + b) ways.push(0);
      ways[a + b] = (ways[a + b] ?? 0) + one * other;
    });
  });
  return { ways, of: of * certain.of };
}

/** The chance of at least so much. */
export const atLeast = ({ ways, of }: RollOdds, amount: number): number =>
  ways.slice(amount).reduce((sum, count) => sum + count, 0) / of;

/** What is rolled on average. */
export const average = ({ ways, of }: RollOdds): number =>
  ways.reduce((sum, count, amount) => sum + count * amount, 0) / of;

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

/** The chance of at least so much. */
export const atLeast = ({ ways, of }: RollOdds, amount: number): number =>
  ways.slice(amount).reduce((sum, count) => sum + count, 0) / of;

/** What is rolled on average. */
export const average = ({ ways, of }: RollOdds): number =>
  ways.reduce((sum, count, amount) => sum + count * amount, 0) / of;

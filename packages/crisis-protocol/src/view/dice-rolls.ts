import { DIE, FACES, type Face } from '../names.ts';

/** Dice by face, packed into one number: five bits for each face, in the order of FACES. */
export type Dice = number;

/** What a roll may come to, each with its chance. */
export type Rolls = ReadonlyMap<Dice, number>;

/** A die whose faces are told apart only where it matters: the faces that stand for all, and their chances. */
export interface Die {
  readonly standsFor: Readonly<Record<Face, Face>>;
  readonly chances: readonly (readonly [Face, number])[];
}

const BITS = 5;
const SHIFT = Object.fromEntries(FACES.map((face, i) => [face, i * BITS])) as Readonly<Record<Face, number>>;
const one = (face: Face): Dice => 1 << SHIFT[face];

export const countOf = (dice: Dice, face: Face): number => (dice >> SHIFT[face]) & ((1 << BITS) - 1);

export const turned = (dice: Dice, from: Face, to: Face, count: number): Dice =>
  dice + count * (one(to) - one(from));

const without = (dice: Dice, faces: readonly Face[]): Dice =>
  faces.reduce((left, face) => left - one(face), dice);

/** A die whose faces are one where `kind` says the same of them. */
export function dieWith(kind: (face: Face) => string): Die {
  const first = new Map<string, Face>();
  const standsFor = {} as Record<Face, Face>;
  for (const face of FACES) {
    const key = kind(face);
    if (!first.has(key)) first.set(key, face);
    standsFor[face] = first.get(key) ?? face;
  }
  const chances = [...first.values()].map((stands) => {
    const sides = DIE.filter((face) => standsFor[face] === stands).length;
    return [stands, sides / DIE.length] as const;
  });
  return { standsFor, chances };
}

const NO_DICE: Rolls = new Map([[0, 1]]);

const known = new WeakMap<Die, Rolls[]>();

/** So many dice rolled. */
export function rollOf(count: number, die: Die): Rolls {
  const rolls = known.get(die) ?? [NO_DICE];
  known.set(die, rolls);
  for (let n = rolls.length; n <= count; n++) {
    const more = new Map<Dice, number>();
    for (const [dice, p] of rolls[n - 1] ?? NO_DICE)
      for (const [face, q] of die.chances) put(more, dice + one(face), p * q);
    rolls.push(more);
  }
  return rolls[count] ?? NO_DICE;
}

export const put = (rolls: Map<Dice, number>, dice: Dice, chance: number): void => {
  rolls.set(dice, (rolls.get(dice) ?? 0) + chance);
};

/** Dice that lie there, some of them rolled again. */
export function rerolled(dice: Dice, again: readonly Face[], die: Die): Rolls {
  if (again.length === 0) return new Map([[dice, 1]]);
  const kept = without(dice, again);
  const rolls = new Map<Dice, number>();
  for (const [fresh, p] of rollOf(again.length, die)) rolls.set(kept + fresh, p);
  return rolls;
}

/** The same dice, with faces told apart as another die does. */
export const asOn = (dice: Dice, { standsFor }: Die): Dice =>
  FACES.reduce((sum, face) => sum + countOf(dice, face) * one(standsFor[face]), 0);

export const diceOf = (faces: readonly Face[], { standsFor }: Die): Dice =>
  faces.reduce((sum, face) => sum + one(standsFor[face]), 0);

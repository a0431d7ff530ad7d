import { DIE, type Face } from '../names.ts';

/** How a side of a roll is rolled and counted. */
export interface SideTerms {
  readonly dice: number;
  /** Dice that each critical of the initial roll adds (CP-ATTACK-8). */
  readonly perCritical: number;
  /** What each face counts for. */
  readonly worth: Readonly<Partial<Record<Face, number>>>;
}

/** Chances by number: the chance of exactly n is at n. */
export type Odds = readonly number[];

const SURE: Odds = [1];

function times(a: Odds, b: Odds): Odds {
  const product: number[] = new Array(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries())
    for (const [j, q] of b.entries()) product[i + j] = (product[i + j] ?? 0) + p * q;
  return product;
}

function power(base: Odds, exponent: number): Odds {
  let product = SURE;
  for (let i = 0; i < exponent; i++) product = times(product, base);
  return product;
}

/** One die: each face adds what it is worth, and a critical whatever `more` says. */
function oneDie(worth: SideTerms['worth'], more: Odds): Odds {
  const sum: number[] = [];
  for (const face of DIE) {
    const each = worth[face] ?? 0;
    for (const [n, p] of (face === 'critical' ? more : SURE).entries()) {
      const at = each + n;
      while (sum.length <= at) sum.push(0);
      sum[at] = (sum[at] ?? 0) + p / DIE.length;
    }
  }
  return sum;
}

/** The successes of an initial roll with the dice that its criticals add (CP-DICE-8, CP-DICE-9: those add no more). */
export function initialOdds({ dice, perCritical, worth }: SideTerms): Odds {
  return power(oneDie(worth, power(oneDie(worth, SURE), perCritical)), dice);
}

/** The successes of dice that lie there while some of them are rolled again: a reroll adds no dice. */
export function rerollOdds(lying: readonly Face[], rerolled: number, worth: SideTerms['worth']): Odds {
  const sure = lying.reduce((sum, face) => sum + (worth[face] ?? 0), 0);
  return times([...new Array<number>(sure).fill(0), 1], power(oneDie(worth, SURE), rerolled));
}

/** The successes left over when the defense's are taken from the attack's (CP-ATTACK-10). */
export function leftOver(attack: Odds, defense: Odds): Odds {
  const left: number[] = [0];
  for (const [a, p] of attack.entries())
    for (const [d, q] of defense.entries()) {
      const n = Math.max(0, a - d);
      while (left.length <= n) left.push(0);
      left[n] = (left[n] ?? 0) + p * q;
    }
  return left;
}

export const atLeast = (odds: Odds, n: number): number => odds.slice(n).reduce((sum, p) => sum + p, 0);

export const average = (odds: Odds): number => odds.reduce((sum, p, n) => sum + p * n, 0);

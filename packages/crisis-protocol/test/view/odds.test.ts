import { expect, test } from 'vitest';
import {
  atLeast,
  average,
  initialOdds,
  leftOver,
  type Odds,
  rerollOdds,
  type SideTerms,
} from '../../src/index.ts';
import { DIE, type Face } from '../../src/names.ts';

const ATTACK = { critical: 1, wild: 1, hit: 1 } as const;
const DEFENSE = { critical: 1, wild: 1, block: 1 } as const;

/** Every roll of so many dice, each as likely as the others. */
function* rolls(dice: number): Generator<readonly Face[]> {
  if (dice === 0) yield [];
  else for (const rest of rolls(dice - 1)) for (const face of DIE) yield [...rest, face];
}

const worthIn = (faces: readonly Face[], worth: SideTerms['worth']): number =>
  faces.reduce((sum, face) => sum + (worth[face] ?? 0), 0);

/** All rolls of the dice, and after each one all rolls of what its criticals add. */
function bruteForce({ dice, perCritical, worth }: SideTerms): Odds {
  const odds: number[] = [];
  for (const first of rolls(dice)) {
    const extra = first.filter((face) => face === 'critical').length * perCritical;
    for (const more of rolls(extra)) {
      const n = worthIn(first, worth) + worthIn(more, worth);
      while (odds.length <= n) odds.push(0);
      odds[n] = (odds[n] ?? 0) + 1 / (8 ** dice * 8 ** extra);
    }
  }
  return odds;
}

const rounded = (odds: Odds): number[] => odds.map((p) => Math.round(p * 1e12) / 1e12);

test('the successes of a roll have the chances that trying out every roll gives', () => {
  const terms: readonly SideTerms[] = [
    { dice: 0, perCritical: 1, worth: ATTACK },
    { dice: 1, perCritical: 1, worth: ATTACK },
    { dice: 3, perCritical: 1, worth: DEFENSE },
    { dice: 2, perCritical: 2, worth: ATTACK },
    { dice: 3, perCritical: 0, worth: DEFENSE },
    { dice: 2, perCritical: 1, worth: { ...ATTACK, hit: 2, blank: 1 } },
  ];
  for (const one of terms) expect(rounded(initialOdds(one))).toEqual(rounded(bruteForce(one)));
});

test('rerolled dice add to what lies there, and no critical adds a die', () => {
  const odds = rerollOdds(['hit', 'blank', 'wild'], 1, ATTACK);
  // Four of eight faces are a success.
  expect(odds).toEqual([0, 0, 0.5, 0.5]);
  expect(rounded(rerollOdds([], 3, DEFENSE))).toEqual(
    rounded(bruteForce({ dice: 3, perCritical: 0, worth: DEFENSE })),
  );
});

test('what is left over is never less than nothing', () => {
  const left = leftOver([0.25, 0.5, 0.25], [0.5, 0.5]);
  // 0 left: 0 attack (1/4), 1 against 1 (1/4); 1 left: 1 against 0, 2 against 1; 2 left: 2 against 0.
  expect(left).toEqual([0.5, 0.375, 0.125]);
  expect(atLeast(left, 1)).toBe(0.5);
  expect(average(left)).toBe(0.625);
});

import { describe, expect, test } from 'vitest';
import { actionDie, BASIC_ACTION_DIE, characterDie, type DieKind, SIDEKICK_DIE } from '../../src/dice.ts';
import { atLeast, average, nextRollOdds, rollOdds, shownOn, type Wanted } from '../../src/view/odds.ts';

const hero = characterDie('fist', [
  [0, 1, 1],
  [1, 2, 2],
  [2, 3, 3],
]);

/** All results of a roll, one by one. */
function everyRoll(dice: readonly DieKind[], wanted: Wanted): number[] {
  const [first, ...rest] = dice;
  if (first === undefined) return [0];
  const others = everyRoll(rest, wanted);
  return first.faces.flatMap((face) => others.map((sum) => sum + shownOn(face, wanted)));
}

describe('the odds of a roll', () => {
  test('a sidekick shows a fist once in six', () => {
    expect(rollOdds([SIDEKICK_DIE], 'fist')).toEqual({ ways: [5, 1], of: 6 });
  });

  test('a character die shows one fist once, two fists twice, and a level in half of the rolls', () => {
    expect(rollOdds([hero], 'fist')).toEqual({ ways: [3, 1, 2], of: 6 });
    expect(rollOdds([hero], 'character')).toEqual({ ways: [3, 3], of: 6 });
    // One fist in one face of six and two in two: 5 sixths on average.
    expect(average(rollOdds([hero], 'fist'))).toBeCloseTo(5 / 6, 12);
  });

  test('two sidekicks show at least one character in 11 of 36 rolls', () => {
    expect(atLeast(rollOdds([SIDEKICK_DIE, SIDEKICK_DIE], 'character'), 1)).toBeCloseTo(11 / 36, 12);
  });

  test('no dice show nothing for certain', () => {
    expect(rollOdds([], 'wild')).toEqual({ ways: [1], of: 1 });
    expect(atLeast(rollOdds([], 'wild'), 1)).toBe(0);
  });

  const hands: readonly (readonly DieKind[])[] = [
    [hero, SIDEKICK_DIE],
    [hero, hero, actionDie('mask')],
    [SIDEKICK_DIE, BASIC_ACTION_DIE, actionDie('bolt'), hero, hero],
  ];
  const all: readonly Wanted[] = ['fist', 'bolt', 'mask', 'shield', 'wild', 'generic', 'character', 'action'];
  for (const hand of hands)
    test(`agrees with every single result of ${hand.length} dice`, () => {
      for (const wanted of all) {
        const results = everyRoll(hand, wanted);
        const odds = rollOdds(hand, wanted);
        expect(odds.of).toBe(results.length);
        odds.ways.forEach((count, amount) => {
          expect(count, `${amount} ${wanted}`).toBe(results.filter((sum) => sum === amount).length);
        });
        for (const amount of [0, 1, 2, 3])
          expect(atLeast(odds, amount)).toBeCloseTo(
            results.filter((sum) => sum >= amount).length / results.length,
            12,
          );
      }
    });
});

describe('the odds of the next roll', () => {
  /** Every lot of so many dice. */
  function lots(dice: readonly DieKind[], count: number): (readonly DieKind[])[] {
    if (count === 0) return [[]];
    return dice.flatMap((die, i) => lots(dice.slice(i + 1), count - 1).map((rest) => [die, ...rest]));
  }
  const action = BASIC_ACTION_DIE;
  const other = actionDie('mask');

  test.each<[string, Parameters<typeof nextRollOdds>[0]]>([
    [
      'two of four from the bag',
      { bag: [hero, SIDEKICK_DIE, action, hero], used: [other], prep: [], draws: 2 },
    ],
    ['with the prep area', { bag: [hero, SIDEKICK_DIE, action], used: [], prep: [SIDEKICK_DIE], draws: 2 }],
    ['a bag that runs short', { bag: [hero], used: [SIDEKICK_DIE, other, action], prep: [], draws: 3 }],
    ['too few even then', { bag: [], used: [hero, SIDEKICK_DIE], prep: [action], draws: 4 }],
    ['none at all', { bag: [], used: [], prep: [], draws: 4 }],
  ])('%s: as every draw and every roll says', (_name, draw) => {
    const { bag, used, prep, draws } = draw;
    const drawn =
      bag.length >= draws
        ? lots(bag, draws)
        : lots(used, Math.min(used.length, draws - bag.length)).map((lot) => [...bag, ...lot]);
    for (const wanted of ['fist', 'mask', 'character', 'action', 'generic', 'wild'] as const) {
      const rolls = drawn.flatMap((lot) => everyRoll([...prep, ...lot], wanted));
      const odds = nextRollOdds(draw, wanted);
      for (const amount of [0, 1, 2, 3, 4])
        expect(atLeast(odds, amount)).toBeCloseTo(
          rolls.filter((sum) => sum >= amount).length / rolls.length,
          12,
        );
      expect(average(odds)).toBeCloseTo(rolls.reduce((sum, one) => sum + one, 0) / rolls.length, 12);
    }
  });
});

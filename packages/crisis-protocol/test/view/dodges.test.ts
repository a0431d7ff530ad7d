import { expect, test } from 'vitest';
import { average, dodgeOdds, dodgeRerollOdds, type Odds } from '../../src/index.ts';
import { DIE, type Face } from '../../src/names.ts';

const WORTH = { critical: 1, wild: 1, block: 1 } as const;
const dodge = (incoming: number, dice: number, perCritical = 1) => ({
  incoming,
  terms: { dice, perCritical, worth: WORTH, withIcons: [], failureCounts: false },
});

/** Die by die, with a die more for each critical of the first roll. */
function bruteForce(incoming: number, count: number): Odds {
  const odds = new Array<number>(incoming + 1).fill(0);
  const roll = (left: number, more: number, blocked: number, chance: number, first: boolean): void => {
    if (left === 0) {
      const suffered = Math.max(0, incoming - blocked);
      if (first) roll(more, 0, blocked, chance, false);
      else odds[suffered] = (odds[suffered] ?? 0) + chance;
      return;
    }
    for (const face of DIE)
      roll(
        left - 1,
        more + Number(first && face === 'critical'),
        blocked + Number(face in WORTH),
        chance / DIE.length,
        first,
      );
  };
  roll(count, 0, 0, 1, true);
  return odds;
}

test('a dodge takes off what every roll of its dice says', () => {
  for (const [incoming, count] of [
    [0, 2],
    [3, 0],
    [3, 1],
    [4, 2],
    [2, 3],
  ] as const) {
    const odds = dodgeOdds(dodge(incoming, count));
    for (const [n, p] of bruteForce(incoming, count).entries()) expect(odds[n] ?? 0).toBeCloseTo(p, 12);
  }
});

test('one die of two again: three faces of eight block', () => {
  const lying = (...faces: readonly (readonly [Face, boolean])[]) =>
    faces.map(([face, again]) => ({ face, again }));
  expect(dodgeRerollOdds(dodge(3, 2), lying(['block', false], ['blank', false]))).toEqual([0, 0, 1]);
  const again = dodgeRerollOdds(dodge(3, 2), lying(['block', false], ['blank', true]));
  expect(again).toEqual([0, 3 / 8, 5 / 8]);
  expect(average(again)).toBe(13 / 8);
});

import { below, randomness } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { DIE, type Face } from '../../src/names.ts';
import { publicDice } from './public-dice.ts';
import { foretold, recover } from './recover.ts';

const KNOWN = 450;
/** Enough for these seeds with the old generator; how many are needed differs from match to match. */
const LOOKS = 4000;

/** From the first dice of a match to the later ones. */
const attacked = (dice: readonly Face[]) => {
  const recovered = recover(dice.slice(0, KNOWN), LOOKS);
  const later = dice.slice(KNOWN);
  return { sure: recovered.sure, right: foretold(recovered, later), of: later.length };
};

const rolled = (count: number): Face[] => {
  const { dice } = randomness('known');
  return Array.from({ length: count }, () => DIE[below(dice, DIE.length)] as Face);
};

test('the dice that everybody saw in an old match foretell all later ones', () => {
  const dice = publicDice('xoshiro128**', 'public dice 7');
  expect(dice.length).toBeGreaterThan(KNOWN + 100);
  expect(attacked(dice)).toEqual({ sure: true, right: dice.length - KNOWN, of: dice.length - KNOWN });
});

test('those of a new match foretell nothing: chance guesses 12 of 64 faces', () => {
  const { sure, right, of } = attacked(rolled(KNOWN + 4000));
  expect(sure).toBe(false);
  // 750 of 4000, with a deviation of 25.
  expect(of).toBe(4000);
  expect(Math.abs(right - 750)).toBeLessThan(100);
});

test('the public log shows every die that was drawn, in order', () => {
  const dice = publicDice('sha256', 'public dice 7');
  const { dice: drawn } = randomness('public dice 7');
  expect(dice.length).toBeGreaterThan(100);
  expect(dice).toEqual(dice.map(() => DIE[below(drawn, DIE.length)]));
});

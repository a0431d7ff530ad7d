import { Run } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { explainStat, stat } from '../../src/rules/reading.ts';
import { INVENTED } from '../invented.ts';
import { prepare } from '../kit.ts';

/** Spider-Man's ATK (2 as printed) with these cards in play. */
function atkWith(play: readonly string[], scenario: readonly string[] = []): number {
  const { game, match } = prepare(INVENTED, { scenario, ada: { hero: 'Spider-Man', play } });
  const c = new Run(game.rulebook, match, null);
  const hero = match.table.play[0];
  if (hero === undefined) throw new Error('no hero');
  const { value, parts } = explainStat(c, hero, 'atk');
  expect(value).toBe(stat(c, hero, 'atk'));
  // Where nothing is cut off or rounded, the parts add up.
  if (value > 0) expect(Math.ceil(parts.reduce((sum, part) => sum + part.amount, 0))).toBe(value);
  return value;
}

proves(['MC-MOD-1', 'MC-CONSTANT-3'], 'each copy adds on its own', () => {
  expect(atkWith([])).toBe(2);
  expect(atkWith(['Plus One'])).toBe(3);
  expect(atkWith(['Plus One', 'Plus One'])).toBe(4);
});

proves('MC-MOD-2', 'additions come before doubling, in whichever order the cards came', () => {
  expect(atkWith(['Plus One', 'Doubled'])).toBe(6);
  expect(atkWith(['Doubled', 'Plus One'])).toBe(6);
});

proves(['MC-MOD-3', 'MC-MOD-4'], 'what is set wins, the latest of all', () => {
  expect(atkWith(['Set to Seven', 'Plus One', 'Doubled'])).toBe(7);
  expect(atkWith(['Set to Seven', 'Set to Four'])).toBe(4);
  expect(atkWith(['Set to Four', 'Set to Seven'])).toBe(7);
});

proves(['MC-MOD-5', 'MC-MOD-6'], 'never below 0, but what is missing counts against further bonuses', () => {
  expect(atkWith(['Minus Five'])).toBe(0);
  expect(atkWith(['Minus Five', 'Plus One'])).toBe(0);
  expect(atkWith(['Minus Five', 'Plus One', 'Plus One', 'Plus One', 'Plus One'])).toBe(1);
});

proves('MC-MOD-7', 'fractions are rounded up after everything else', () => {
  expect(atkWith(['Plus One', 'Halved'])).toBe(2);
  expect(atkWith(['Halved'])).toBe(1);
});

proves(['MC-CONSTANT-1', 'MC-CONSTANT-2'], 'a bonus that counts cards follows them', () => {
  expect(atkWith(['One for Each Side Scheme'])).toBe(2);
  expect(atkWith(['One for Each Side Scheme'], ['Crowd Control', 'Bomb Scare'])).toBe(4);
});

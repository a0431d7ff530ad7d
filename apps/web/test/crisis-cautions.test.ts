import type { View } from '@assemble/crisis-protocol';
import type { Decision } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { losing } from '../src/games/crisis-protocol/play/cautions.ts';

const decision = {
  n: 0,
  seat: 0,
  ask: { key: 'ask.activation', args: {} },
  rules: ['CP-ACTIVATE-1'],
  shape: 'options',
  options: [],
} as unknown as Decision;
const warned = (closing: View['closing'], answer = 'end', locale: 'en' | 'es' | 'de' = 'en') =>
  losing({ decision, choices: [] }, answer, { closing } as View, locale);

test('who ends the last activation of a round that loses the match is asked once more, in three languages', () => {
  const lost = { points: [9, 17], winner: 1 } as const;
  expect(warned(lost)).toEqual(['This ends the round. As things lie it scores 9 to 17, and you lose.']);
  for (const locale of ['es', 'de'] as const) {
    expect(warned(lost, 'end', locale)).toHaveLength(1);
    expect(warned(lost, 'end', locale)[0]).toMatch(/9 (a|zu) 17/u);
  }
});

test('nobody is asked where the round goes on, decides nothing or is won, nor for anything but the end', () => {
  expect(warned(null)).toEqual([]);
  expect(warned({ points: [9, 12], winner: null })).toEqual([]);
  expect(warned({ points: [17, 9], winner: 0 })).toEqual([]);
  expect(warned({ points: [9, 17], winner: 1 }, 'move')).toEqual([]);
});

import { expect, test } from 'vitest';
import { explained, Judge, message, YES } from '../src/index.ts';

test('nothing against it is a yes', () => {
  const verdict = new Judge().must(true, 'A', 'a').also(YES).verdict();
  expect(verdict).toBe(YES);
});

test('every reason is collected, in the order found', () => {
  const verdict = new Judge<'A' | 'B' | 'C' | 'D'>()
    .must(false, 'A', 'too-dear', { cost: 3 })
    .must(true, 'B', 'never')
    .refuse('C', 'no')
    .also({ yes: false, reasons: [{ rule: 'D', key: 'far', args: { range: 4 } }] })
    .must(false, 'A', 'too-dear', { cost: 4 })
    .verdict();
  expect(verdict).toEqual({
    yes: false,
    reasons: [
      { rule: 'A', key: 'too-dear', args: { cost: 3 } },
      { rule: 'C', key: 'no', args: {} },
      { rule: 'D', key: 'far', args: { range: 4 } },
      { rule: 'A', key: 'too-dear', args: { cost: 4 } },
    ],
  });
});

test('a number unfolds into its parts and stops at its floor', () => {
  const parts = [
    { amount: 2, source: message('printed'), rule: 'A' },
    { amount: -3, source: message('penalty'), rule: 'B' },
  ];
  expect(explained(parts, 0)).toEqual({ value: 0, parts });
  expect(explained(parts, -5).value).toBe(-1);
  expect(explained(parts, 1).value).toBe(1);
});

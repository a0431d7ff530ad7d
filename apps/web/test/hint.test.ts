import type { Decision, Json } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { ideasOf } from '../src/table/hint/ideas.ts';
import { touchedBy } from '../src/table/hint/touched.ts';

/** A question with only what is read of it. */
const asked = (facts: object): Decision => ({ n: 1, seat: 0, ...facts }) as unknown as Decision;

describe('what a hint touches on the board', () => {
  test('a menu line: the entities and cards that it is about', () => {
    const args: Json = { card: { id: 12, face: '5a' }, die: 7, seat: 1 };
    const decision = asked({
      shape: 'options',
      options: [
        { id: 'a', say: { key: 'option.a', args: {} } },
        { id: 'b', say: { key: 'option.b', args } },
        { id: 'c', say: { key: 'option.c', args: { card: 'avx/hulk' } } },
      ],
    });
    expect(touchedBy(decision, 'a').things).toEqual([]);
    expect(touchedBy(decision, 'b').things).toEqual([{ ref: 12 }, { ref: 7 }]);
    expect(touchedBy(decision, 'c').things).toEqual([{ ref: 'avx/hulk' }]);
  });

  test('chosen things, payments, amounts, and who blocks whom', () => {
    expect(touchedBy(asked({ shape: 'entities' }), [3, 4]).things).toEqual([{ ref: 3 }, { ref: 4 }]);
    expect(touchedBy(asked({ shape: 'pay' }), { with: [[5, 'fist'], 6] }).things).toEqual([
      { ref: 5 },
      { ref: 6 },
    ]);
    expect(touchedBy(asked({ shape: 'distribute', among: [8, 9] }), [0, 2]).things).toEqual([
      { ref: 9, label: '+2' },
    ]);
    expect(touchedBy(asked({ shape: 'assign', items: [1, 2] }), [[5], []])).toEqual({
      things: [{ ref: 1 }, { ref: 5 }],
      ways: [{ from: 1, to: 5 }],
    });
    expect(touchedBy(asked({ shape: 'yes-no' }), true).things).toEqual([]);
  });
});

test('ideas have letters, what sounds the same is one, and next to nothing is nothing', () => {
  const advice = [
    { answer: 'hulk', behind: 0 },
    { answer: 'hulk again', behind: 0.01 },
    { answer: 'thor', behind: 0.02 },
    { answer: 'angel', behind: 1.2 },
    { answer: 'storm', behind: 2 },
  ];
  const ideas = ideasOf(advice, (answer) => String(answer).split(' ')[0] ?? '');
  expect(ideas.map(({ letter, words, isEqual }) => [letter, words, isEqual])).toEqual([
    ['A', 'hulk', true],
    ['B', 'thor', true],
    ['C', 'angel', false],
  ]);
  expect(ideas[0]?.answer).toBe('hulk');
});

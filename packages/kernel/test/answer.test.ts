import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Answer,
  type Decision,
  fits,
  leastAnswer,
  message,
  randomAnswer,
  type Shape,
  stream,
} from '../src/index.ts';

const option = (id: string) => ({ id, say: message(id) });
const options = ['a', 'b', 'c'].map(option);

const cases: readonly (readonly [Shape, good: readonly Answer[], bad: readonly Answer[]])[] = [
  [
    { shape: 'entities', from: [3, 5, 8], min: 1, max: 2 },
    [[3], [5, 8], [8, 5]],
    [[], [3, 5, 8], [4], [3, 3], 3, '3', ['3'], [3.5], null, { 0: 3 }, true],
  ],
  [{ shape: 'options', options }, ['a', 'c'], ['d', '', null, 0, ['a'], { id: 'a' }]],
  [
    { shape: 'order', options },
    [
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
    ],
    [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'c', 'c'], ['a', 'b', 'd'], 'abc', null, []],
  ],
  [
    { shape: 'distribute', total: 3, among: [7, 9] },
    [
      [3, 0],
      [1, 2],
    ],
    [[1, 1], [4, -1], [3], [1, 1, 1], [1.5, 1.5], '3', null, { 7: 3 }, ['1', 2]],
  ],
  [{ shape: 'number', min: -1, max: 2 }, [-1, 0, 2], [-2, 3, 0.5, '1', null, [1], true]],
  [
    { shape: 'assign', items: [1, 2], to: [[10, 11], [11]] },
    [
      [[], []],
      [[10, 11], []],
      [[11], [11]],
    ],
    [[[]], [[], [10]], [[10, 10], []], [10, 11], [[], [], []], [['10'], []], null, 'x', [null, []]],
  ],
  [
    { shape: 'pay', cost: 2, extend: [option('dig')] },
    [{ with: [] }, { with: [1, 2] }, { extend: 'dig' }],
    [{}, { extend: 'deep' }, { with: 3 }, [], null, 'dig', { extend: null }],
  ],
  [{ shape: 'yes-no' }, [true, false], [0, 'yes', null, []]],
  [{ shape: 'commit', what: 'card' }, ['x', 0, [1], { card: 3 }, false], [null]],
  [{ shape: 'place', what: 'base' }, [{ x: 1, y: 2 }], [null]],
];

test.each(cases)('$shape: what fits and what does not', (shape, good, bad) => {
  for (const answer of good) expect(fits(shape, answer), JSON.stringify(answer)).toBe(true);
  for (const answer of bad) expect(fits(shape, answer), JSON.stringify(answer)).toBe(false);
});

test('no answer of any form is too strange to be judged', () => {
  const anything = fc.jsonValue() as fc.Arbitrary<Answer>;
  fc.assert(
    fc.property(anything, (answer) => cases.every(([shape]) => typeof fits(shape, answer) === 'boolean')),
  );
});

// Every question that has an answer at all.

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 9 });
const menu = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 6 }).map((list) => list.map(option));
const small = fc.integer({ min: 0, max: 9 });
const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.tuple(ids, small, small).map(([from, a, b]): Shape => {
    const min = Math.min(a, b, from.length);
    return { shape: 'entities', from, min, max: Math.max(a, b, min) };
  }),
  menu.map((list): Shape => ({ shape: 'options', options: list })),
  menu.map((list): Shape => ({ shape: 'order', options: list })),
  fc.tuple(ids, small).map(([among, total]): Shape => ({ shape: 'distribute', among, total })),
  fc.tuple(small, small).map(([a, b]): Shape => ({ shape: 'number', min: a - 5, max: a - 5 + b })),
  fc
    .tuple(ids, fc.array(ids, { minLength: 9, maxLength: 9 }))
    .map(([items, to]): Shape => ({ shape: 'assign', items, to: to.slice(0, items.length) })),
  fc.constant<Shape>({ shape: 'yes-no' }),
);

const asked = (shape: Shape): Decision => ({
  n: 0,
  seat: 0,
  ask: message('q'),
  rules: [],
  source: null,
  test: null,
  fallback: null,
  ...shape,
});

test('a random answer always fits', () => {
  fc.assert(
    fc.property(shapes, fc.string(), (shape, seed) => {
      return fits(shape, randomAnswer(asked(shape), stream(seed, 'bot')));
    }),
    { numRuns: 1000 },
  );
});

test('the least answer always fits', () => {
  fc.assert(fc.property(shapes, (shape) => fits(shape, leastAnswer(shape))));
});

test('the least answer does as little as the question allows', () => {
  const least = (shape: Shape) => leastAnswer(shape);
  expect(least({ shape: 'entities', from: [4, 5], min: 0, max: 2 })).toEqual([]);
  expect(least({ shape: 'options', options })).toBe('c');
  expect(least({ shape: 'number', min: 2, max: 5 })).toBe(2);
  expect(least({ shape: 'yes-no' })).toBe(false);
  expect(least({ shape: 'assign', items: [1], to: [[2]] })).toEqual([[]]);
});

test('random answers reach everything that is offered', () => {
  const random = stream('reach', 'bot');
  const seen = new Set<string>();
  const shape: Shape = { shape: 'entities', from: [1, 2, 3], min: 0, max: 3 };
  for (let i = 0; i < 500; i++) {
    seen.add([...(randomAnswer(asked(shape), random) as number[])].sort().join(''));
  }
  expect([...seen].sort()).toEqual(['', '1', '12', '123', '13', '2', '23', '3']);
});

test('only the rulebook can sample a payment, a secret or a place', () => {
  const random = stream('x', 'bot');
  for (const [shape] of cases.slice(6).filter(([one]) => one.shape !== 'yes-no')) {
    expect(randomAnswer(asked(shape), random)).toBeNull();
    expect(leastAnswer(shape)).toBeNull();
  }
});

test('a question for more entities than there are is an error of the rules, not an endless search', () => {
  const shape: Shape = { shape: 'entities', from: [1, 2], min: 4, max: 4 };
  expect(() => randomAnswer(asked(shape), stream('x', 'bot'))).toThrow();
});

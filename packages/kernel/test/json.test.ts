import { expect, test } from 'vitest';
import { copyJson, notPlain } from '../src/index.ts';

test('plain data is plain', () => {
  expect(notPlain({ a: [1, 'x', null, true, { b: -0.5 }], c: {} })).toBeNull();
  for (const value of [0, '', false, null, [], {}]) expect(notPlain(value)).toBeNull();
});

test.each([
  ['a function', { a: [0, { run: () => 1 }] }, '$.a[1].run'],
  ['undefined', { a: { b: undefined } }, '$.a.b'],
  ['a hole in a list', { list: new Array(1) }, '$.list[0]'],
  ['NaN', [1, Number.NaN], '$[1]'],
  ['infinity', { x: Number.POSITIVE_INFINITY }, '$.x'],
  ['a date', { at: new Date(0) }, '$.at'],
  ['a map', { deep: [[new Map()]] }, '$.deep[0][0]'],
  ['a set', new Set(), '$'],
  ['an instance', { one: new (class Thing {})() }, '$.one'],
  ['a big integer', { n: 1n }, '$.n'],
  ['a symbol', [Symbol('s')], '$[0]'],
])('%s is found at its place', (_name, value, place) => {
  expect(notPlain(value)).toBe(place);
});

test('the first place of several is named', () => {
  expect(notPlain({ fine: 1, first: undefined, second: undefined })).toBe('$.first');
});

test('a copy is equal and shares nothing', () => {
  const value = { a: [{ n: 1 }, [2, 3]], b: { c: null, d: 'x' } };
  const copy = copyJson(value);
  expect(copy).toEqual(value);
  expect(Object.keys(copy)).toEqual(Object.keys(value));
  copy.a.push([4]);
  (copy.a[0] as { n: number }).n = 9;
  copy.b.d = 'y';
  expect(value).toEqual({ a: [{ n: 1 }, [2, 3]], b: { c: null, d: 'x' } });
});

test('a copy keeps a key that objects give a meaning to', () => {
  const value = JSON.parse('{"__proto__":{"x":1},"y":2}') as object;
  const copy = copyJson(value);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

import { expect, test } from 'vitest';
import { fold, hasAll, marked, wordsOf } from '../src/text-search.ts';

test('a search ignores accents and case, in any order of words', () => {
  expect(fold('Acción BÁSICA, Größe')).toBe('accion basica, große');
  expect(wordsOf('  Básica   acción ')).toEqual(['basica', 'accion']);
  expect(hasAll(fold('Acción básica'), wordsOf('básica acc'))).toBe(true);
  expect(hasAll(fold('Acción básica'), wordsOf('básica x'))).toBe(false);
});

test('what was found is marked where it stands', () => {
  expect(marked('Ein Würfel würfelt', wordsOf('wurf'))).toEqual([
    { text: 'Ein ', hit: false },
    { text: 'Würf', hit: true },
    { text: 'el ', hit: false },
    { text: 'würf', hit: true },
    { text: 'elt', hit: false },
  ]);
  expect(marked('abc', wordsOf('a'))).toEqual([{ text: 'abc', hit: false }]);
});

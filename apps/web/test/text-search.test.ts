import { expect, test } from 'vitest';
import { fold, hasAll, wordsOf } from '../src/text-search.ts';

test('a search ignores accents and case, in any order of words', () => {
  expect(fold('Acción BÁSICA, Größe')).toBe('accion basica, große');
  expect(wordsOf('  Básica   acción ')).toEqual(['basica', 'accion']);
  expect(hasAll(fold('Acción básica'), wordsOf('básica acc'))).toBe(true);
  expect(hasAll(fold('Acción básica'), wordsOf('básica x'))).toBe(false);
});

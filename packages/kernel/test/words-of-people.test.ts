import { expect, test } from 'vitest';
import { BadWords, isWord, LONGEST_WORD, wordFrom } from '../src/index.ts';
import { toyGame, toySetup } from './toy-game.ts';

test.each([
  ['', true],
  ['luck', true],
  ['two words', true],
  ['¡Ñandú! Größe 漢字 🎲', true],
  ['x'.repeat(LONGEST_WORD), true],
  ['x'.repeat(LONGEST_WORD + 1), false],
  [' luck', false],
  ['luck ', false],
  [' ', false],
  ['two\nlines', false],
  ['two\u2028lines', false],
  ['a\tb', false],
  ['a\u0000b', false],
  ['a\u0085b', false],
  ['a\u200bb', false],
  ['a\u202eb', false],
  ['a\u{e0041}b', false],
  ['half \ud83c', false],
])('%j: %s', (text, yes) => {
  expect(isWord(text)).toBe(yes);
});

test.each([1, null, undefined, ['luck'], { word: 'luck' }])('%j is no word', (value) => {
  expect(isWord(value)).toBe(false);
});

test('what is typed becomes a word, or none', () => {
  expect(wordFrom('  luck  ')).toBe('luck');
  expect(wordFrom('')).toBe('');
  expect(wordFrom('   ')).toBe('');
  // Composed or not, an accent is the same letter.
  expect(wordFrom('e\u0301')).toBe('\u00e9');
  expect(wordFrom('two\nlines')).toBeNull();
  expect(wordFrom('x'.repeat(LONGEST_WORD + 1))).toBeNull();
});

test('a match is begun with one word for each seat, or with none', () => {
  const begin = (words: readonly string[]) => () => toyGame.create(toySetup(), 's', [], { words });
  expect(begin([])).not.toThrow();
  expect(begin(['', 'luck'])).not.toThrow();
  expect(begin(['luck'])).toThrow(
    new BadWords("there are 1 words for 2 seats; give one for each, '' for none"),
  );
  expect(begin(['a', 'b', 'c'])).toThrow(BadWords);
  expect(begin(['a', 'two\nlines'])).toThrow(
    new BadWords(
      'the word of seat 1 is not one line of at most 60 plain characters without spaces at its ends',
    ),
  );
});

test('an old match takes no words, and there is no third generator', () => {
  const begin = (chance: object) => () => toyGame.create(toySetup(), 's', [], chance);
  expect(begin({ generator: 'xoshiro128**', words: ['a', 'b'] })).toThrow(
    new BadWords('old matches, which drew from xoshiro128**, took no words'),
  );
  expect(begin({ generator: 'xoshiro128**', words: ['', ''] })).not.toThrow();
  expect(begin({ generator: 'dice' })).toThrow('there is no generator "dice"');
});

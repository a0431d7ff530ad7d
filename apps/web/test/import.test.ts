import { describe, expect, test } from 'vitest';
import { linesOf, withGuess } from '../src/collection/guesses.ts';

const note = (part: string, nearest: readonly string[] = []) => ({ part, why: 'no such card', nearest });

describe('a guess that is pressed', () => {
  test.each([
    ['Thor x3', 'Thor, Odinson', 'Thor, Odinson x3'],
    ['3 x Thor', 'Thor, Odinson', '3 x Thor, Odinson'],
    ['3xThor', 'Thor, Odinson', '3xThor, Odinson'],
    ['Thor (3)', 'Thor, Odinson', 'Thor, Odinson (3)'],
    ['• 2x Bakflip', 'Backflip', '• 2x Backflip'],
    ['Captian Amerika', 'Captain America', 'Captain America'],
    ['- Black Widdow (2)', 'Black Widow', '- Black Widow (2)'],
  ])('%s becomes %s and keeps how many there are', (part, name, line) => {
    expect(withGuess(`first\n${part}\nlast`, part, name)).toBe(`first\n${line}\nlast`);
  });

  test('in a file the name gives way; where it does not stand there is nothing to press', () => {
    expect(withGuess('<card qty="2">Bakflip</card>', '2x Bakflip', 'Backflip')).toBe(
      '<card qty="2">Backflip</card>',
    );
    expect(withGuess('{"slots":{"04001":1}}', 'nobody', 'Backflip')).toBeNull();
  });
});

describe('what was read, line by line', () => {
  test('every line is understood or told why not, also where two are alike', () => {
    const lines = linesOf('# Mine\n2x A;3x B\n\n3x B', [note('3x B')]);
    expect(lines.map(({ line, note: why }) => [line, why === null])).toEqual([
      ['# Mine', true],
      ['2x A', true],
      ['3x B', false],
      ['3x B', true],
    ]);
  });

  test('a file and an address have no lines', () => {
    for (const text of ['{"a":1}', '<deck></deck>', 'https://example.org/?t=1x2avx'])
      expect(linesOf(text, [])).toEqual([]);
  });
});

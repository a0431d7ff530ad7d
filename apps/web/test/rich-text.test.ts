import type { Rich } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { held } from '../src/shell/RichText.tsx';

const name = (text: string) => ({ ref: 'card', id: text, text }) as const;
const all = (text: Rich): string =>
  held(text)
    .map(({ part, before, after }) => before + (typeof part === 'string' ? part : part.text) + after)
    .join('');
const around = (text: Rich) =>
  held(text).flatMap(({ part, before, after }) =>
    typeof part === 'string' ? [] : [[before, part.text, after]],
  );

describe('marks stay with the name that they stand at', () => {
  it('holds quotation marks and the full stop', () => {
    const text: Rich = ['Ana spielt „', name('Netzsprüher'), '“.'];
    expect(around(text)).toEqual([['„', 'Netzsprüher', '“.']]);
    expect(all(text)).toBe('Ana spielt „Netzsprüher“.');
  });

  it('leaves words and spaces where they are', () => {
    const text: Rich = [name('Rhino'), ' attacks ', name('Ana'), ' (', name('Hulk'), '), then ends'];
    expect(around(text)).toEqual([
      ['', 'Rhino', ''],
      ['', 'Ana', ''],
      ['(', 'Hulk', '),'],
    ]);
    expect(all(text)).toBe('Rhino attacks Ana (Hulk), then ends');
  });

  it('tells no mark between two names twice', () => {
    const text: Rich = [name('Thor'), '–', name('Loki'), '. „', name('Hela'), '“, „', name('Odin'), '“'];
    expect(all(text)).toBe('Thor–Loki. „Hela“, „Odin“');
  });
});

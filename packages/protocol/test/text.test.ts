import { describe, expect, it } from 'vitest';
import { credentials, holdsNul, nameBody, newMatch, parseToHost, plainText } from '../src/index.ts';

describe('a text that others read', () => {
  it.each([
    ['is trimmed, with single blanks', '  Ann \t of\u00a0\u3000 Cleves ', 'Ann of Cleves'],
    ['is one line', 'two\nlines\r\nor\u2028three\u2029four\u0085five', 'two lines or three four five'],
    [
      'is written in the direction of its letters',
      'a\u202e\u202db\u202a\u202b\u202cc\u2066\u2067\u2068\u2069d',
      'abcd',
    ],
    ['hides no marks of direction', 'a\u200eb\u200fc\u061cd', 'abcd'],
    ['hides nothing without width', 'A\u200bd\u200cm\u2060i\ufeffn\u00ad', 'Admin'],
    ['is joined in emoji only', 'A\u200dnn 👨‍👩‍👧 👩🏽‍🚀 ❤️‍🔥 \u200d', 'Ann 👨‍👩‍👧 👩🏽‍🚀 ❤️‍🔥'],
    ['holds no controls', 'bell\u0007 escape\u001b[31m', 'bell escape [31m'],
    ['holds no half of a character', 'half \ud83d moon', 'half moon'],
    ['is not drawn as nothing', '\u3164\u2800', ''],
    ['has one form', 'A\u0308nn', 'Änn'],
    ['keeps letters of all the world', 'שלום Ørjan 李雷 ß', 'שלום Ørjan 李雷 ß'],
  ])('%s', (_what, typed, read) => {
    expect(plainText(typed)).toBe(read);
    expect(plainText(plainText(typed))).toBe(read);
  });

  it('is cleaned in names, titles and chat', () => {
    const typed = ' Ann\u202e\n of \u200bCleves';
    const read = 'Ann of Cleves';
    expect(nameBody.parse({ name: typed })).toEqual({ name: read });
    expect(nameBody.safeParse({ name: '\u200b\u202e ' }).success).toBe(false);
    const seats = [{ kind: 'me', name: typed }];
    const match = { game: 'toy', title: typed, setup: {}, seats, visibility: 'link', clock: null };
    expect(newMatch.parse(match)).toMatchObject({ title: read, seats: [{ name: read }] });
    expect(parseToHost(JSON.stringify({ type: 'chat', text: typed }))).toEqual({ type: 'chat', text: read });
  });
});

describe('a login', () => {
  it('is the same in capitals, and in letters that only look otherwise', () => {
    const login = (typed: string) => credentials.parse({ login: typed, password: 'a long password' }).login;
    expect([' ANN ', 'ann', 'Ａｎｎ', '𝐚𝐧𝐧'].map(login)).toEqual(['ann', 'ann', 'ann', 'ann']);
    expect(() => login('an\u200bn')).toThrow();
  });
});

describe('the character U+0000', () => {
  it('is found wherever a JSON text holds it', () => {
    for (const value of ['\0', { a: ['x\0y'] }, { '\0': 1 }, '\\\0', '\0\0'])
      expect(holdsNul(JSON.stringify(value)), JSON.stringify(value)).toBe(true);
    for (const value of ['\\u0000', '0000', '\\\\u0000', '\u0001', ''])
      expect(holdsNul(JSON.stringify(value)), JSON.stringify(value)).toBe(false);
  });

  it('is in no message', () => {
    expect(() => parseToHost('{"type":"decide","seat":0,"n":1,"answer":"\\u0000"}')).toThrow('U+0000');
  });
});

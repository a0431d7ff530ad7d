import { describe, expect, it } from 'vitest';
import { plain } from '../src/index.ts';
import { en } from './lexicon.ts';

describe('English noun phrases', () => {
  it.each([
    [en.np({ noun: 'character', det: 'a' }), 'a character'],
    [en.np({ noun: 'character', det: 'a', adjectives: ['opposing'] }), 'an opposing character'],
    [en.np({ noun: 'character', det: 'a', adjectives: ['unblocked'] }), 'an unblocked character'],
    [en.np({ noun: 'card', det: 'a', before: 'hour' }), 'an hour card'],
    [en.np({ noun: 'card', det: 'a', before: 'unit' }), 'a unit card'],
    [en.np({ noun: 'die', det: 'a', before: 'X-Men' }), 'an X-Men die'],
    [en.np({ noun: 'die', det: 'a', before: 'Hulk' }), 'a Hulk die'],
    [en.np({ noun: 'die', det: 'a', before: 'S.H.I.E.L.D.' }), 'a S.H.I.E.L.D. die'],
    [en.np({ noun: 'die', det: 'a', before: 'SHIELD' }), 'a SHIELD die'],
    [en.np({ noun: 'die', det: 'a', before: 'Avengers' }), 'an Avengers die'],
    [en.np({ noun: 'die', det: 'a', before: 'Ultron' }), 'an Ultron die'],
    [en.np({ noun: 'die', det: 'a', before: 'useful' }), 'a useful die'],
    [en.np({ noun: 'character', det: 'a', count: 'many' }), 'characters'],
    [en.np({ noun: 'character', det: 'each', adjectives: ['opposing'] }), 'each opposing character'],
    [
      en.np({ noun: 'character', det: { upTo: 2 }, adjectives: ['opposing'] }),
      'up to two opposing characters',
    ],
    [en.np({ noun: 'die', det: { atLeast: 1 } }), 'at least one die'],
    [en.np({ noun: 'die', det: { n: 13 } }), '13 dice'],
    [en.np({ noun: 'die', det: 'that', count: 2 }), 'those dice'],
    [en.np({ noun: 'die', det: 'another', count: 2 }), 'other dice'],
    [en.np({ noun: 'die', det: { of: en.subject({ noun: 'opponent' }) } }), 'their die'],
    [en.np({ noun: 'die', det: 'your', part: 'none' }), 'none of your dice'],
  ])('%#', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });
});

describe('English clauses', () => {
  const subject = en.named('Hulk');
  it.each([
    [en.clause({ verb: 'deal', rest: '1 damage' }), 'deal 1 damage'],
    [en.clause({ verb: 'deal', not: true, rest: 'damage' }), 'do not deal damage'],
    [en.clause({ verb: 'deal', subject, rest: 'damage' }), 'Hulk deals damage'],
    [en.clause({ verb: 'knockOut', subject, object: { of: subject, case: 'acc' } }), 'Hulk knocks it out'],
    [en.clause({ verb: 'knockOut', subject, past: true, rest: 'Thor' }), 'Hulk knocked out Thor'],
    [en.clause({ verb: 'be', subject, not: true, rest: 'active' }), 'Hulk is not active'],
    [en.clause({ verb: 'be', subject: en.you, past: true, rest: 'active' }), 'you were active'],
    [en.clause({ verb: 'attack', subject: en.it(en.subject({ noun: 'opponent' })) }), 'they attack'],
    [
      en.clause({ verb: 'draw', passive: true, subject: en.subject({ noun: 'die', count: 2 }) }),
      'dice are drawn',
    ],
    [en.clause({ verb: 'draw', past: true, not: true, subject }), 'Hulk did not draw'],
  ])('%#', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it('lists, counts and orders', () => {
    expect(plain(en.list(['a', 'b', 'c'], 'and'))).toBe('a, b, and c');
    expect(plain(en.list(['a', 'b'], 'or'))).toBe('a or b');
    expect([1, 12, 13].map(en.numeral)).toEqual(['one', 'twelve', '13']);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map((n) => en.ordinal(n)).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 112th',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { type Case, type Determiner, plain } from '../src/index.ts';
import { de } from './lexicon.ts';

const cases: readonly Case[] = ['nom', 'acc', 'dat', 'gen'];
const nouns = [['character'], ['card'], ['shield'], ['character', 'many']] as const;

/** Four rows (cases), each masculine, feminine, neuter, plural. */
const tables: readonly (readonly [Determiner, string])[] = [
  [
    'the',
    `der grüne Charakter | die grüne Karte | das grüne Schild | die grünen Charaktere
     den grünen Charakter | die grüne Karte | das grüne Schild | die grünen Charaktere
     dem grünen Charakter | der grünen Karte | dem grünen Schild | den grünen Charakteren
     des grünen Charakters | der grünen Karte | des grünen Schilds | der grünen Charaktere`,
  ],
  [
    'no',
    `kein grüner Charakter | keine grüne Karte | kein grünes Schild | keine grünen Charaktere
     keinen grünen Charakter | keine grüne Karte | kein grünes Schild | keine grünen Charaktere
     keinem grünen Charakter | keiner grünen Karte | keinem grünen Schild | keinen grünen Charakteren
     keines grünen Charakters | keiner grünen Karte | keines grünen Schilds | keiner grünen Charaktere`,
  ],
  [
    'none',
    `grüner Charakter | grüne Karte | grünes Schild | grüne Charaktere
     grünen Charakter | grüne Karte | grünes Schild | grüne Charaktere
     grünem Charakter | grüner Karte | grünem Schild | grünen Charakteren
     grünen Charakters | grüner Karte | grünen Schilds | grüner Charaktere`,
  ],
  [
    'this',
    `dieser grüne Charakter | diese grüne Karte | dieses grüne Schild | diese grünen Charaktere
     diesen grünen Charakter | diese grüne Karte | dieses grüne Schild | diese grünen Charaktere
     diesem grünen Charakter | dieser grünen Karte | diesem grünen Schild | diesen grünen Charakteren
     dieses grünen Charakters | dieser grünen Karte | dieses grünen Schilds | dieser grünen Charaktere`,
  ],
  [
    'another',
    `ein anderer grüner Charakter | eine andere grüne Karte | ein anderes grünes Schild | andere grüne Charaktere
     einen anderen grünen Charakter | eine andere grüne Karte | ein anderes grünes Schild | andere grüne Charaktere
     einem anderen grünen Charakter | einer anderen grünen Karte | einem anderen grünen Schild | anderen grünen Charakteren
     eines anderen grünen Charakters | einer anderen grünen Karte | eines anderen grünen Schilds | anderer grüner Charaktere`,
  ],
];

describe('German noun phrases', () => {
  it.each(tables)('declines after %s', (det, expected) => {
    const said = cases.map((grammaticalCase) =>
      nouns.map(([noun, count = 1]) =>
        plain(de.np({ noun, count, det, adjectives: ['green'], case: grammaticalCase })),
      ),
    );
    expect(said).toEqual(expected.split('\n').map((row) => row.trim().split(' | ')));
  });

  it.each([
    [
      de.np({ noun: 'character', det: { upTo: 2 }, adjectives: ['opposing'], case: 'acc' }),
      'bis zu zwei gegnerische Charaktere',
    ],
    [
      de.np({ noun: 'character', det: { upTo: 2 }, adjectives: ['opposing'], case: 'dat' }),
      'bis zu zwei gegnerischen Charakteren',
    ],
    [
      de.np({ noun: 'character', det: { n: 2 }, adjectives: ['opposing'], case: 'gen' }),
      'zweier gegnerischer Charaktere',
    ],
    [de.np({ noun: 'card', det: { n: 1 }, case: 'dat' }), 'einer Karte'],
    [de.np({ noun: 'card', det: { atLeast: 3 } }), 'mindestens drei Karten'],
    [de.np({ noun: 'die', det: { n: 13 }, case: 'dat' }), '13 Würfeln'],
    [
      de.np({ noun: 'character', det: 'each', adjectives: ['opposing'], case: 'acc' }),
      'jeden gegnerischen Charakter',
    ],
    [
      de.np({ noun: 'character', det: 'all', adjectives: ['opposing'], case: 'dat' }),
      'allen gegnerischen Charakteren',
    ],
    [de.np({ noun: 'character', det: 'any', case: 'acc' }), 'einen beliebigen Charakter'],
    [de.np({ noun: 'hero', det: 'the', case: 'acc' }), 'den Helden'],
    [de.np({ noun: 'hero', det: 'the', case: 'gen' }), 'des Helden'],
    [de.np({ noun: 'turn', det: 'the', case: 'gen' }), 'des Zuges'],
    [de.np({ noun: 'fieldingCost', det: 'your' }), 'deine Einsatzkosten'],
    [de.np({ noun: 'die', det: { of: de.subject({ noun: 'card' }) }, case: 'acc' }), 'ihren Würfel'],
    [de.np({ noun: 'card', det: 'a', adjectives: ['dark'], case: 'acc' }), 'eine dunkle Karte'],
    [de.np({ noun: 'card', det: 'a', adjectives: ['pink'] }), 'eine rosa Karte'],
    [de.np({ noun: 'turn', det: 'your', adjectives: ['first'] }), 'dein erster Zug'],
    [de.np({ noun: 'sidekick', det: 'your', part: 'one', case: 'acc' }), 'einen deiner Sidekicks'],
    [de.np({ noun: 'card', det: 'your', part: 'none' }), 'keine deiner Karten'],
    [
      de.np({ noun: 'character', det: 'your', part: { upTo: 2 }, case: 'acc' }),
      'bis zu zwei deiner Charaktere',
    ],
    [de.np({ noun: 'sidekick', det: 'your', part: 'all', case: 'dat' }), 'allen deinen Sidekicks'],
  ])('%#', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it.each([
    ['in', 'bag', 'im Würfelbeutel'],
    ['zu', 'bag', 'zum Würfelbeutel'],
    ['zu', 'card', 'zur Karte'],
    ['von', 'opponent', 'vom Gegner'],
    ['an', 'end', 'am Ende'],
    ['bei', 'opponent', 'beim Gegner'],
    ['in', 'card', 'in der Karte'],
  ] as const)('contracts %s before %s', (preposition, noun, expected) => {
    expect(plain(de.prep(preposition, de.np({ noun, det: 'the', case: 'dat' })))).toBe(expected);
  });

  it('has pronouns in every case', () => {
    const of = (noun: 'character' | 'card' | 'shield', count: 1 | 'many' = 1) =>
      cases.map((each) => de.pronoun(de.subject({ noun, count }), each)).join(' ');
    expect(of('character')).toBe('er ihn ihm sein');
    expect(of('card')).toBe('sie sie ihr ihr');
    expect(of('shield')).toBe('es es ihm sein');
    expect(of('card', 'many')).toBe('sie sie ihnen ihr');
  });
});

describe('German clauses', () => {
  const rest = 'X 1 Schaden';
  const subject = de.named('Hulk');
  it.each([
    [de.clause({ verb: 'deal', rest }), 'füge X 1 Schaden zu'],
    [de.clause({ verb: 'deal', rest, mood: 'infinitive' }), 'X 1 Schaden zufügen'],
    [de.clause({ verb: 'deal', rest, mood: 'toInfinitive' }), 'X 1 Schaden zuzufügen'],
    [de.clause({ verb: 'deal', rest, mood: 'finite' }), 'fügt X 1 Schaden zu'],
    [de.clause({ verb: 'deal', rest, subject }), 'Hulk fügt X 1 Schaden zu'],
    [de.clause({ verb: 'deal', rest, subject: de.you }), 'du fügst X 1 Schaden zu'],
    [de.clause({ verb: 'deal', rest, subject: { ...subject, number: 'many' } }), 'Hulk fügen X 1 Schaden zu'],
    [de.clause({ verb: 'deal', rest, subject, mood: 'subordinate' }), 'Hulk X 1 Schaden zufügt'],
    [
      de.clause({ verb: 'deal', rest, subject, mood: 'subordinate', past: true }),
      'Hulk X 1 Schaden zugefügt hat',
    ],
    [
      de.clause({ verb: 'deal', rest, subject, mood: 'subordinate', modal: 'may' }),
      'Hulk X 1 Schaden zufügen darf',
    ],
    [de.clause({ verb: 'deal', rest, subject, modal: 'must' }), 'Hulk muss X 1 Schaden zufügen'],
    [de.clause({ verb: 'deal', rest: '1 Schaden', tail: ', bis …' }), 'füge 1 Schaden zu, bis …'],
    [de.clause({ verb: 'knockOut', rest: 'X', mood: 'toInfinitive' }), 'X k. o. zu schlagen'],
    [de.clause({ verb: 'knockOut', rest: 'X', subject, mood: 'subordinate' }), 'Hulk X k. o. schlägt'],
    [de.clause({ verb: 'attack', subject: de.join([de.you, subject], 'and') }), 'du und Hulk greift an'],
    [de.clause({ verb: 'take', subject: de.you, rest: 'Schaden' }), 'du erleidest Schaden'],
    [de.clause({ verb: 'field', subject: de.you, rest: 'X' }), 'du setzt X ein'],
    [
      de.conditional('if', { verb: 'block', subject }, { verb: 'draw', modal: 'may' }),
      'falls Hulk blockt, darfst du ziehen',
    ],
    [
      de.conditional('if', { verb: 'block', subject }, { verb: 'attack', subject }),
      'falls Hulk blockt, greift Hulk an',
    ],
    [de.conditional('if', { verb: 'block', subject }, { verb: 'attack' }), 'falls Hulk blockt, greife an'],
  ])('%#', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it('lists, counts and orders', () => {
    expect(plain(de.list(['a', 'b', 'c'], 'and'))).toBe('a, b und c');
    expect(plain(de.list(['a', 'b'], 'or'))).toBe('a oder b');
    expect([1, 2, 12, 13].map(de.numeral)).toEqual(['eins', 'zwei', 'zwölf', '13']);
    expect(de.ordinal(3)).toBe('3.');
  });
});

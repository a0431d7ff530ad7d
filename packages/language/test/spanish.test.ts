import { describe, expect, it } from 'vitest';
import { enclitic } from '../src/es-verbs.ts';
import { plain, ref } from '../src/index.ts';
import { es } from './lexicon.ts';

describe('Spanish noun phrases', () => {
  it.each([
    [
      es.np({ noun: 'character', det: { upTo: 2 }, adjectives: ['opposing'] }),
      'hasta dos personajes enemigos',
    ],
    [es.np({ noun: 'character', det: 'each', adjectives: ['opposing'] }), 'cada personaje enemigo'],
    [es.np({ noun: 'character', det: 'all', adjectives: ['opposing'] }), 'todos los personajes enemigos'],
    [es.np({ noun: 'sidekick', det: 'all', adjectives: ['opposing'] }), 'todas las comparsas enemigas'],
    [es.np({ noun: 'character', det: 'another' }), 'otro personaje'],
    [es.np({ noun: 'card', det: 'another', count: 'many' }), 'otras cartas'],
    [es.np({ noun: 'card', det: 'any' }), 'cualquier carta'],
    [es.np({ noun: 'character', det: 'no' }), 'ningún personaje'],
    [es.np({ noun: 'card', det: 'no' }), 'ninguna carta'],
    [es.np({ noun: 'card', det: 'that', count: 2 }), 'esas cartas'],
    [es.np({ noun: 'card', det: { n: 1 } }), 'una carta'],
    [es.np({ noun: 'die', det: { n: 1 } }), 'un dado'],
    [es.np({ noun: 'card', det: { atLeast: 1 } }), 'al menos una carta'],
    [es.np({ noun: 'card', det: { n: 12 } }), 'doce cartas'],
    [es.np({ noun: 'card', det: { n: 20 } }), '20 cartas'],
    [es.np({ noun: 'weapon', det: 'the' }), 'el arma'],
    [es.np({ noun: 'weapon', det: 'a', adjectives: ['dark'] }), 'un arma oscura'],
    [es.np({ noun: 'weapon', det: 'the', adjectives: ['first'] }), 'la primera arma'],
    [es.np({ noun: 'weapon', det: 'the', count: 'many' }), 'las armas'],
    [es.np({ noun: 'weapon', det: 'this' }), 'esta arma'],
    [es.np({ noun: 'turn', det: 'your', adjectives: ['first'] }), 'tu primer turno'],
    [es.np({ noun: 'card', det: 'your', count: 'many', adjectives: ['common'] }), 'tus cartas comunes'],
    [
      es.np({ noun: 'die', det: 'the', count: 'many', adjectives: ['green', 'pink'] }),
      'los dados verdes rosa',
    ],
    [es.np({ noun: 'character', det: 'your', part: 'one' }), 'uno de tus personajes'],
    [es.np({ noun: 'sidekick', det: 'your', part: 'all' }), 'todas tus comparsas'],
    [es.np({ noun: 'sidekick', det: 'the', part: { upTo: 2 } }), 'hasta dos de las comparsas'],
    [es.prep('a', es.np({ noun: 'opponent', det: 'the' })), 'al adversario'],
    [es.prep('de', es.np({ noun: 'opponent', det: 'the' })), 'del adversario'],
    [es.prep('de', es.np({ noun: 'card', det: 'the' })), 'de la carta'],
    [es.prep('de', es.np({ noun: 'weapon', det: 'the' })), 'del arma'],
    [es.prep('a', ref('card', 'el', 'El Diablo')), 'a El Diablo'],
    [es.prep('a', 'El Diablo'), 'a El Diablo'],
  ])('%#', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it('has pronouns', () => {
    const card = es.subject({ noun: 'card' });
    const dice = es.subject({ noun: 'die', count: 2 });
    expect([es.pronoun(card, 'acc'), es.pronoun(card, 'dat'), es.pronoun(card, 'nom')]).toEqual([
      'la',
      'le',
      'ella',
    ]);
    expect([es.pronoun(dice, 'acc'), es.pronoun(dice, 'dat'), es.pronoun(es.you, 'acc')]).toEqual([
      'los',
      'les',
      'te',
    ]);
    expect(es.predicative('active', card)).toBe('activa');
    expect(es.predicative('active', dice)).toBe('activos');
  });

  it.each([
    ['aturde', 'lo', 'atúrdelo'],
    ['mueve', 'lo', 'muévelo'],
    ['despliega', 'la', 'despliégala'],
    ['crea', 'los', 'créalos'],
    ['pon', 'lo', 'ponlo'],
    ['paga', 'le', 'págale'],
    ['sigue', 'lo', 'síguelo'],
  ])('%s + %s = %s', (imperative, clitic, expected) => {
    expect(enclitic(imperative, clitic)).toBe(expected);
  });
});

describe('Spanish clauses', () => {
  const subject = es.named('Hulk');
  const comparsas = es.subject({ noun: 'sidekick', det: 'the', count: 'many' });
  it.each([
    [es.clause({ verb: 'deal', rest: '1 de daño' }), 'inflige 1 de daño'],
    [es.clause({ verb: 'deal', not: true, rest: 'daño' }), 'no inflijas daño'],
    [es.clause({ verb: 'deal', mood: 'infinitive', rest: 'daño' }), 'infligir daño'],
    [es.clause({ verb: 'deal', subject: es.you, rest: 'daño' }), 'infliges daño'],
    [es.clause({ verb: 'deal', subject: comparsas, rest: 'daño' }), 'las comparsas infligen daño'],
    [
      es.clause({ verb: 'deal', subject: comparsas, mood: 'subordinate', rest: 'daño' }),
      'las comparsas inflijan daño',
    ],
    [es.clause({ verb: 'knockOut', passive: true, subject: comparsas }), 'las comparsas son aturdidas'],
    [es.clause({ verb: 'knockOut', subject, object: { of: comparsas, case: 'acc' } }), 'Hulk las aturde'],
    [es.clause({ verb: 'reroll', rest: es.np({ noun: 'die', det: 'the' }) }), 'repite la tirada del dado'],
    [es.clause({ verb: 'heal', subject }), 'Hulk se cura'],
    [es.clause({ verb: 'heal', subject: es.you }), 'te curas'],
    [es.clause({ verb: 'heal', modal: 'may' }), 'puedes curarte'],
    [es.clause({ verb: 'heal' }), 'cúrate'],
    [es.clause({ verb: 'attack', subject: es.join([es.you, subject], 'and') }), 'tú y Hulk atacáis'],
    [es.clause({ verb: 'attack', modal: 'cannot', subject: comparsas }), 'las comparsas no pueden atacar'],
    [
      es.conditional('if', { verb: 'block', subject }, { verb: 'draw', modal: 'may' }),
      'si Hulk bloquea, puedes sacar',
    ],
    [
      es.conditional('until', { verb: 'block', subject }, { verb: 'attack' }),
      'hasta que Hulk bloquee, ataca',
    ],
  ])('%#', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it('lists with e and u, counts and orders', () => {
    expect(plain(es.list(['a', 'b', 'c'], 'and'))).toBe('a, b y c');
    expect(plain(es.list(['escudo', 'icono'], 'and'))).toBe('escudo e icono');
    expect(plain(es.list(['agua', 'hielo'], 'and'))).toBe('agua y hielo');
    expect(plain(es.list(['Thor', 'Iron Man'], 'and'))).toBe('Thor y Iron Man');
    expect(plain(es.list(['uno', 'otro'], 'or'))).toBe('uno u otro');
    expect(plain(es.list(['7', '8'], 'or'))).toBe('7 u 8');
    expect([1, 2, 12, 13].map(es.numeral)).toEqual(['uno', 'dos', 'doce', '13']);
    expect([es.ordinal(3), es.ordinal(3, 'f')]).toEqual(['3.º', '3.ª']);
  });
});

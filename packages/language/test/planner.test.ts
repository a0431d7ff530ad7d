import { describe, expect, it } from 'vitest';
import {
  again,
  alike,
  allowed,
  counted,
  defineMessages,
  during,
  followedBy,
  infinitive,
  isCommand,
  joined,
  known,
  plain,
  properName,
  purpose,
  quoted,
  reader,
  renderer,
  saidOf,
  seatName,
  several,
  tally,
  typeset,
  unnamed,
  whom,
  within,
} from '../src/index.ts';
import { de, en, es } from './lexicon.ts';

const cases = ['nom', 'acc', 'dat', 'gen'] as const;
const kits = { en, es, de };

describe('whom a sentence is about', () => {
  it.each([
    ['en', ['the opponent', 'the opponent', 'to the opponent', 'of the opponent']],
    ['es', ['el adversario', 'al adversario', 'al adversario', 'del adversario']],
    ['de', ['der Gegner', 'den Gegner', 'dem Gegner', 'des Gegners']],
  ] as const)('stands in every place of it: %s', (locale, wanted) => {
    const one = whom(kits[locale], { noun: 'opponent', det: 'the' });
    expect(cases.map((wants) => plain(one.in(wants)))).toEqual(wanted);
  });

  it('has no personal "a" where it is a thing', () => {
    expect(plain(whom(es, { noun: 'card', det: 'a' }, false).in('acc'))).toBe('una carta');
    expect(plain(whom(es, { noun: 'card', det: 'a' }, false).in('dat'))).toBe('a una carta');
  });

  it.each([
    ['en', ['he', 'him', 'to him', 'of him']],
    ['es', ['', 'a él', 'a él', 'de él']],
    ['de', ['er', 'ihn', 'ihm', 'von ihm']],
  ] as const)('is taken up by a pronoun: %s', (locale, wanted) => {
    const one = again(kits[locale], { person: 3, number: 'one', gender: 'm' });
    expect(plain(one.text)).toBe(wanted[0]);
    expect(cases.slice(1).map((wants) => plain(one.in(wants)))).toEqual(wanted.slice(1));
  });

  it('is "it" in English where nothing else is known, and "they" for a person', () => {
    expect(plain(again(en, en.named('Hulk')).text)).toBe('it');
    expect(again(en, { person: 3, number: 'one', gender: 'm', human: true })).toMatchObject({
      text: ['they'],
      number: 'many',
    });
  });

  it('may be the reader', () => {
    expect(cases.slice(1).map((wants) => plain(reader(es).in(wants)))).toEqual(['a ti', 'a ti', 'de ti']);
    expect(cases.slice(1).map((wants) => plain(reader(de).in(wants)))).toEqual(['dich', 'dir', 'dir']);
  });

  it('may be several, each with its own preposition in Spanish', () => {
    const both = (k: typeof es) =>
      several(k, [whom(k, { noun: 'hero', det: 'a' }), whom(k, { noun: 'opponent', det: 'the' })]);
    expect(plain(both(es).in('dat'))).toBe('a un héroe o al adversario');
    expect(plain(both(en).in('dat'))).toBe('to a hero or the opponent');
    expect(plain(both(de).in('dat'))).toBe('einem Helden oder dem Gegner');
  });

  it('may have words behind it in every case', () => {
    const one = followedBy(whom(es, { noun: 'opponent', det: 'the' }), ['de la izquierda']);
    expect([plain(one.text), plain(one.in('gen'))]).toEqual([
      'el adversario de la izquierda',
      'del adversario de la izquierda',
    ]);
    expect(plain(known(de, de.named('Hulk'), () => ['Hulk']).in('dat'))).toBe('Hulk');
  });
});

describe('clauses', () => {
  const draw = { verb: 'draw', rest: 'X' } as const;
  const pay = { verb: 'pay', rest: 'Y' } as const;

  it('are commands until somebody does them', () => {
    expect(isCommand(draw)).toBe(true);
    expect(isCommand({ ...draw, modal: 'may' })).toBe(false);
    expect(infinitive({ ...draw, subject: en.you })).toEqual({ ...draw, subject: en.you });
  });

  it('share one "may"', () => {
    expect(plain(joined(en, allowed([draw, pay], en.you)))).toBe('you may draw X and pay Y');
    expect(plain(joined(es, allowed([draw, pay], es.you)))).toBe('puedes sacar X y pagar Y');
    expect(plain(joined(de, allowed([draw, pay], de.you)))).toBe('du darfst X ziehen und Y zahlen');
  });

  it('tell what for', () => {
    expect(plain(purpose(en, { ...draw, subject: en.you }))).toBe('to draw X');
    expect(plain(purpose(es, draw))).toBe('para sacar X');
    expect(plain(purpose(de, draw))).toBe(', um X zu ziehen');
  });

  it('have a time where each language wants it', () => {
    expect(plain(en.clause(during(en, draw, 'today')))).toBe('draw X today');
    expect(plain(de.clause(during(de, draw, 'heute')))).toBe('ziehe heute X');
    expect(plain(en.clause(within(draw, 'today')))).toBe('draw today X');
  });

  it('name nobody twice', () => {
    const hulk = en.named('Hulk');
    expect(plain(joined(en, [{ ...draw, subject: hulk }, unnamed({ ...pay, subject: hulk })]))).toBe(
      'Hulk draws X and pays Y',
    );
    expect(unnamed(draw)).toBe(draw);
  });
});

describe('names in the genitive', () => {
  const genders = { 'Grüner Kobold': 'm', 'Das Ding': 'n', 'Hydra-Soldat': 'weak' } as const;
  it.each([
    ['Hulk', 'von Hulk'],
    ['Der Unbesiegbare Iron Man', 'des Unbesiegbaren Iron Man'],
    ['Die Black Widow', 'der Black Widow'],
    ['Grüner Kobold', 'des Grünen Kobolds'],
    ['Das Ding', 'des Dings'],
    ['Hydra-Soldat', 'des Hydra-Soldaten'],
  ])('%s', (name, wanted) => {
    expect(plain(properName('de', name, { case: 'gen', genders }))).toBe(wanted);
  });

  it('and the others of a name that is a noun', () => {
    const forms = cases.map((wants) => plain(properName('de', 'Grüner Kobold', { case: wants, genders })));
    expect(forms.slice(0, 3)).toEqual(['der Grüne Kobold', 'den Grünen Kobold', 'dem Grünen Kobold']);
  });
});

describe('what every game says', () => {
  it('counts alike things', () => {
    expect(tally([['mask'], ['fist'], ['mask']]).map(plain)).toEqual(['2 × mask', 'fist']);
  });

  it('counts units, and unfolds the number', () => {
    const points = counted('es', { en: ['', ''], es: ['punto', 'puntos'], de: ['', ''] });
    expect([0, 1, 2].map((n) => plain(points(n)))).toEqual(['0 puntos', '1 punto', '2 puntos']);
    expect(points(1, null)[0]).toEqual({ number: 1, text: '1' });
    expect(points(1, 'why')[0]).toEqual({ number: 1, text: '1', of: 'why' });
  });

  it('sets quotation marks inside of quotation marks', () => {
    const title = { ref: 'card', id: 'x', text: 'Der "unsterbliche" Klaw' };
    expect(quoted('de', title)).toEqual(['„', { ...title, text: 'Der ‚unsterbliche‘ Klaw' }, '“']);
    expect(plain(quoted('es', 'Klaw "el inmortal"'))).toBe('«Klaw “el inmortal”»');
    expect(typeset('es', 'James "Bucky" Barnes')).toBe('James «Bucky» Barnes');
  });

  it('calls a player by the name of the seat, else by its number', () => {
    expect([seatName(['Ana'], 0), seatName(['Ana'], 1)].map(plain)).toEqual(['Ana', '2']);
  });

  it('says something of somebody', () => {
    const does = saidOf<{ readonly who: string }, string>(({ who }, t) => `${who}${t}`);
    expect(plain(does('is here', 'está aquí', 'ist hier').es({ who: 'Ana' }, '!'))).toBe('Ana! está aquí');
    const asks = saidOf<{ readonly who: string }, string>(({ who }) => who, ': ');
    expect(plain(asks('', '', 'Wer?').de({ who: 'Ana' }, ''))).toBe('Ana: Wer?');
  });

  it('renders labels without, and questions with a full stop', () => {
    const catalog = defineMessages<Record<'go' | 'ask.go' | 'fact', object>, string>({
      go: { en: 'go on', es: 'seguir', de: 'weiter' },
      'ask.go': alike((_args, t) => [`go on, ${t}`]),
      fact: alike('somebody went on'),
    });
    const { go, 'ask.go': ask } = catalog;
    const said = renderer(catalog, { go, 'ask.go': ask }, (locale, name: string) => `${name} (${locale})`);
    const render = (key: string) => plain(said({ key, args: {} }, 'es', 'Ana'));
    expect(['go', 'ask.go', 'fact'].map(render)).toEqual(['Seguir', 'Go on, Ana (es).', 'Somebody went on.']);
  });
});

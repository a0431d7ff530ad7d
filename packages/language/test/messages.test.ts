import { describe, expect, it } from 'vitest';
import {
  amount,
  defineLexicon,
  defineMessages,
  explain,
  listed,
  type Message,
  plain,
  plural,
  ref,
  render,
  rich,
  sentence,
  signed,
} from '../src/index.ts';

type Args = { hit: { card: string; damage: number }; because: { what: Message; also: readonly Message[] } };
type Toolkit = { card(id: string): ReturnType<typeof ref> };

const messages = defineMessages<Args, Toolkit>({
  hit: {
    en: ({ card, damage }, t) => rich`${t.card(card)} takes ${amount(damage)} damage`,
    es: ({ card, damage }, t) => rich`${t.card(card)} recibe ${amount(damage)} de daño`,
    de: ({ card, damage }, t) => rich`${t.card(card)} erleidet ${amount(damage)} Schaden`,
  },
  because: {
    en: ({ what, also }) => rich`because ${what}; ${also.length} more`,
    es: ({ what, also }) => rich`porque ${what}; ${also.length} más`,
    de: ({ what, also }) => rich`weil: ${what}; ${also.length} weitere`,
  },
});
const toolkit: Toolkit = { card: (id) => ref('card', id, id.toUpperCase()) };

describe('messages', () => {
  it('render in the language asked for, references alive', () => {
    const said = render(messages, { key: 'hit', args: { card: 'hulk', damage: 2 } }, 'de', toolkit);
    expect(said).toEqual([
      { ref: 'card', id: 'hulk', text: 'HULK' },
      ' erleidet ',
      { number: 2, text: '2' },
      ' Schaden',
    ]);
  });

  it('render what is nested in them', () => {
    const hit = { key: 'hit', args: { card: 'hulk', damage: 2 } };
    const said = render(messages, { key: 'because', args: { what: hit, also: [hit] } }, 'es', toolkit);
    expect(plain(said)).toBe('porque HULK recibe 2 de daño; 1 más');
  });

  it('name the key nobody knows', () => {
    expect(() => render(messages, { key: 'toString', args: {} }, 'en', toolkit)).toThrow('"toString"');
  });

  it('do not compile with a language or a key missing', () => {
    defineMessages<{ hi: object }, null>({
      // @ts-expect-error: German is missing
      hi: { en: () => ['hi'], es: () => ['hola'] },
    });
    // @ts-expect-error: the message is missing
    defineMessages<{ hi: object }, null>({});
    defineLexicon({
      nouns: {
        // @ts-expect-error: German is missing
        die: { en: { one: 'die', many: 'dice' }, es: { one: 'dado', many: 'dados', gender: 'm' } },
      },
      adjectives: {},
      verbs: {},
    });
  });
});

describe('rich text', () => {
  it('merges strings and keeps parts', () => {
    const hulk = ref('card', 'hulk', 'hulk');
    expect(rich`a ${1} ${'b'}${[hulk, ' c']} d`).toEqual(['a 1 b', hulk, ' c d']);
  });

  it('makes sentences', () => {
    expect(sentence([ref('term', 'x', 'energy'), ' is spent'])).toEqual([
      ref('term', 'x', 'Energy'),
      ' is spent.',
    ]);
    expect(['ja!', 'k. o.', 'wenn:', '', 'él (tú)'].map((text) => plain(sentence(text)))).toEqual([
      'Ja!',
      'K. o.',
      'Wenn:',
      '',
      'Él (tú).',
    ]);
  });

  it('counts and signs', () => {
    expect([0, 1, 2].map((n) => plural(n, { one: 'die', many: 'dice' }))).toEqual(['dice', 'die', 'dice']);
    expect([1, 0, -2].map(signed)).toEqual(['+1', '+0', '−2']);
  });

  it('explains numbers', () => {
    const parts = [
      { amount: 2, label: 'attack' },
      { amount: 1, label: ref('card', 'boost', 'boost') },
      { amount: -3, label: 'shield' },
    ];
    expect(plain(explain({ value: 0, parts }))).toBe('0 = 2 attack + 1 boost − 3 shield');
    expect(plain(explain({ value: 3, parts: parts.slice(0, 2) }))).toBe('3 = 2 attack + 1 boost');
    expect(plain(explain({ value: 3, parts: [] }))).toBe('3');
  });
});

describe('names one after the other', () => {
  it('are parted by commas, or by semicolons where a name has a comma itself', () => {
    expect(plain(listed(['Hulk', 'Thor']))).toBe('Hulk, Thor');
    expect(plain(listed(['Thor, Prince of Asgard', 'Hulk']))).toBe('Thor, Prince of Asgard; Hulk');
    expect(plain(listed([]))).toBe('');
  });
});

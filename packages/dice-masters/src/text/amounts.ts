import { amount as number, type Part, type Rich, rich, signed, words } from '@assemble/language';
import type { Amount } from '../abilities/vocabulary.ts';
import type { Phrases } from './phrases.ts';

/** A number, and what it is taken for: "for each of your sidekicks". */
export interface Counted {
  readonly n: number;
  readonly per: Rich;
}

/** Words for an amount of something, and what it is taken for. */
export interface Measured {
  readonly what: Rich;
  readonly per: Rich;
}

export function counted(p: Phrases, amount: Amount): Counted {
  if (typeof amount === 'number') return { n: amount, per: [] };
  switch (amount.amount) {
    case 'bursts':
      return {
        n: [amount.none, amount.one ?? amount.none, amount.two ?? amount.none][p.bursts] ?? amount.none,
        per: [],
      };
    case 'count': {
      const each = p.dice(amount.dice, { det: 'each', place: 'in' });
      const per = p.prep({ en: 'for', es: 'por', de: 'für' }[p.locale], each.bare('acc'));
      return { n: amount.times ?? 1, per };
    }
    case 'done': {
      const reached = { en: 'for each of them', es: 'por cada uno de ellos', de: 'für jeden davon' }[
        p.locale
      ];
      const moved = {
        en: 'for each die moved this way',
        es: 'por cada dado movido así',
        de: 'für jeden so bewegten Würfel',
      };
      const per = p.talk.done === 'moved' ? moved[p.locale] : reached;
      return { n: amount.times ?? 1, per: [per] };
    }
    case 'attack':
    case 'defense':
      return { n: Number.NaN, per: equalTo(p, amount.amount, amount.of) };
  }
}

/** "equal to his attack" */
function equalTo(p: Phrases, stat: 'attack' | 'defense', of: 'self' | 'that'): Rich {
  const whose = p.target({ to: of });
  const noun = stat === 'attack' ? 'attackValue' : 'defenseValue';
  if (whose.pronoun) {
    const det = { of: whose };
    if (p.locale === 'en') return rich`equal to ${p.pronoun(whose, 'gen')} ${stat}`;
    if (p.locale === 'es') return rich`igual a ${p.np({ noun, det })}`;
    return rich`in Höhe ${p.np({ noun, det, case: 'gen' })}`;
  }
  if (p.locale === 'en') return rich`equal to ${whose.text}'s ${stat}`;
  if (p.locale === 'es') return rich`${p.prep('igual a', p.np({ noun, det: 'the' }))} ${whose.in('gen')}`;
  return rich`in Höhe ${p.np({ noun, det: 'the', case: 'gen' })} ${whose.in('gen')}`;
}

const isFigure = ({ n }: Counted): boolean => !Number.isNaN(n);

export function damage(p: Phrases, amount: Amount): Measured {
  const { n, per } = counted(p, amount);
  const word = { en: 'damage', es: 'daño', de: 'Schaden' }[p.locale];
  if (!isFigure({ n, per })) return { what: words(word, per), per: [] };
  return { what: points(p, n, word), per };
}

export function points(p: Phrases, n: number, word: string): Rich {
  if (p.locale !== 'es') return rich`${number(n)} ${word}`;
  return rich`${number(n)} ${n === 1 ? 'punto' : 'puntos'} de ${word}`;
}

export function life(p: Phrases, amount: Amount): Measured {
  const { n, per } = counted(p, amount);
  const word = { en: 'life', es: 'vida', de: n === 1 ? 'Lebenspunkt' : 'Lebenspunkte' }[p.locale];
  if (!isFigure({ n, per })) return { what: words(word, per), per: [] };
  return { what: points(p, n, word), per };
}

const value = (n: number, letter: string): Part => ({ number: n, text: `${signed(n)}${letter}` });

export function values(p: Phrases, attack: Amount, defense: Amount): Measured {
  const a = counted(p, attack);
  const d = counted(p, defense);
  const parts = [
    ...(a.n === 0 ? [] : [value(a.n, 'A')]),
    ...(d.n === 0 ? [] : [value(d.n, p.locale === 'de' ? 'V' : 'D')]),
  ];
  return { what: p.list(parts, 'and'), per: a.per.length > 0 ? a.per : d.per };
}

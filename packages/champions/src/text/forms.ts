import type { Localized } from '@assemble/language';
import type { Form, Label, Period } from '../abilities/vocabulary.ts';

/** Words that stand for themselves: forms, labels, periods, status cards. */

/** "to hero form", "a tu identidad de héroe", "in deine Heldengestalt". */
export const INTO: Readonly<Record<Form, Localized<string>>> = {
  hero: { en: 'to hero form', es: 'a tu identidad de héroe', de: 'in deine Heldengestalt' },
  'alter-ego': {
    en: 'to alter-ego form',
    es: 'a tu identidad de alter ego',
    de: 'in deine Alter-Ego-Gestalt',
  },
};

export const LABELS: Readonly<Record<Label, Localized<string>>> = {
  attack: { en: 'attack', es: 'ataque', de: 'Angriff' },
  thwart: { en: 'thwart', es: 'intervención', de: 'Widerstand' },
  defense: { en: 'defense', es: 'defensa', de: 'Verteidigung' },
};

export const UNTIL: Readonly<Record<Period, Localized<string>>> = {
  phase: { en: 'until the end of the phase', es: 'hasta el final de la fase', de: 'bis zum Ende der Phase' },
  round: { en: 'until the end of the round', es: 'hasta el final de la ronda', de: 'bis zum Ende der Runde' },
  activation: { en: 'for this attack', es: 'durante este ataque', de: 'für diesen Angriff' },
};

export const TOUGH_CARD: Localized<string> = {
  en: 'a tough status card',
  es: 'una carta de estado Duro',
  de: 'eine Zäh-Statuskarte',
};

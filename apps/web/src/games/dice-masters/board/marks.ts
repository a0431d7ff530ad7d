import type { View } from '@assemble/dice-masters';
import type { Locale, Localized } from '@assemble/language';
import { energyTypes, term } from '../data.ts';
import { type DieView, dieById } from './dice.ts';
import { cardName, titleAt } from './titles.ts';
import { boardWords } from './words/index.ts';

/** Something that lasts, in words, and the card it comes from. */
export interface MarkView {
  readonly key: string;
  readonly text: string;
  readonly source: string;
}

type Lasting = View['lasting'][number];

/** What the rules keep track of and nobody needs to see. */
const silent: ReadonlySet<string> = new Set(['hurt', 'beside', 'copy']);

export const plainMarks: Readonly<Record<string, Localized<string>>> = {
  'cannot-block': { en: 'cannot block', es: 'no puede bloquear', de: 'kann nicht blocken' },
  'cannot-attack': { en: 'cannot attack', es: 'no puede atacar', de: 'kann nicht angreifen' },
  'must-attack': { en: 'must attack', es: 'debe atacar', de: 'muss angreifen' },
  unblockable: { en: 'cannot be blocked', es: 'no se puede bloquear', de: 'kann nicht geblockt werden' },
  'deals-no-damage': { en: 'deals no damage', es: 'no inflige daño', de: 'fügt keinen Schaden zu' },
  'takes-no-damage': { en: 'takes no damage', es: 'no sufre daño', de: 'erleidet keinen Schaden' },
  'undamaged-blocking': {
    en: 'takes no damage while blocking',
    es: 'no sufre daño al bloquear',
    de: 'erleidet beim Blocken keinen Schaden',
  },
  'over-to-opponent': {
    en: 'excess damage hits the opponent',
    es: 'el daño sobrante pasa al rival',
    de: 'überzähliger Schaden trifft den Gegner',
  },
  'used-to-prep': {
    en: 'goes to the prep area',
    es: 'irá a la zona de preparación',
    de: 'geht in die Vorbereitungszone',
  },
  'attackers-return': {
    en: 'attackers return to the field',
    es: 'los atacantes vuelven al despliegue',
    de: 'Angreifer kehren aufs Feld zurück',
  },
  later: { en: 'an effect comes later', es: 'queda un efecto pendiente', de: 'ein Effekt folgt später' },
  lifted: { en: 'ban bought off', es: 'prohibición levantada', de: 'Verbot abgekauft' },
};

const withName = {
  mustBlock: {
    en: (thing) => `must block ${thing}`,
    es: (thing) => `debe bloquear: ${thing}`,
    de: (thing) => `muss blocken: ${thing}`,
  },
  cannotField: {
    en: (thing) => `cannot field ${thing}`,
    es: (thing) => `no puede desplegar: ${thing}`,
    de: (thing) => `nicht einsetzbar: ${thing}`,
  },
  immune: {
    en: (type) => `${type} characters take no damage`,
    es: (type) => `los personajes de ${type} no sufren daño`,
    de: (type) => `${type}-Charaktere erleiden keinen Schaden`,
  },
  barred: {
    en: (type) => `${type} characters neither attack nor block`,
    es: (type) => `los personajes de ${type} no atacan ni bloquean`,
    de: (type) => `${type}-Charaktere greifen nicht an und blocken nicht`,
  },
  values: {
    en: (thing) => `has the values of ${thing}`,
    es: (thing) => `valores: ${thing}`,
    de: (thing) => `Werte: ${thing}`,
  },
  effect: {
    en: (thing) => `effect of ${thing}`,
    es: (thing) => `efecto: ${thing}`,
    de: (thing) => `Effekt: ${thing}`,
  },
} as const satisfies Readonly<Record<string, Localized<(name: string) => string>>>;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** "+2A −1D". */
export function bonusText(attack: number, defense: number, locale: Locale): string {
  const t = boardWords(locale);
  const part = (value: number, letter: string): string[] =>
    value === 0 ? [] : [`${value < 0 ? '−' : '+'}${Math.abs(value)}${letter}`];
  return [...part(attack, t.attackLetter), ...part(defense, t.defenseLetter)].join(' ');
}

const energyWord = (value: unknown, locale: Locale): string => {
  const type = energyTypes.find((one) => one === value);
  if (type === undefined) return boardWords(locale).sidekick;
  const word = term(type, locale);
  return locale === 'es' ? word.toLocaleLowerCase('es') : word;
};

function wordsOf(one: Lasting, view: View, locale: Locale): string {
  const { data } = one;
  const simple = plainMarks[one.kind];
  if (simple !== undefined) return simple[locale];
  switch (one.kind) {
    case 'bonus':
    case 'copied-burst':
      return bonusText(numberIn(data['attack']), numberIn(data['defense']), locale);
    case 'must-block': {
      const attacker = dieById(view, numberIn(data['attacker']));
      return withName.mustBlock[locale](attacker === undefined ? '?' : titleAt(view, attacker.card, locale));
    }
    case 'cannot-field':
      return withName.cannotField[locale](cardName(String(data['card']), locale));
    case 'immune':
      return withName.immune[locale](energyWord(data['type'], locale));
    case 'type-barred':
      return withName.barred[locale](energyWord(data['type'], locale));
    case 'card-values':
      return withName.values[locale](titleAt(view, numberIn(data['card']), locale));
    default:
      return withName.effect[locale](titleAt(view, one.card, locale));
  }
}

const asMark =
  (view: View, locale: Locale) =>
  (one: Lasting, i: number): MarkView => ({
    key: `${one.kind}-${i}`,
    text: wordsOf(one, view, locale),
    source: titleAt(view, one.card, locale),
  });

/** What lasts on a die. */
export function marksOn(view: View, die: DieView, locale: Locale): readonly MarkView[] {
  return view.lasting
    .filter((one) => !silent.has(one.kind))
    .filter((one) => one.die === die.id || (one.die < 0 && one.data['blocker'] === die.id))
    .map(asMark(view, locale))
    .filter(({ text }) => text !== '');
}

/** What lasts on a player or on cards of theirs. */
export function marksOnSeat(view: View, seat: number, locale: Locale): readonly MarkView[] {
  return view.lasting
    .filter((one) => one.die < 0 && one.seat === seat && one.data['blocker'] === undefined)
    .map(asMark(view, locale));
}

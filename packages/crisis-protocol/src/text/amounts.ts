import {
  type Joining,
  type Localized,
  amount as number,
  type Part,
  type Rich,
  ref,
  rich,
  words,
} from '@assemble/language';
import type { Amount, Cost } from '../abilities/vocabulary.ts';
import type { Face } from '../names.ts';
import { mentioned } from './anchors.ts';
import { faceLink } from './names.ts';
import type { Phrases } from './phrases.ts';
import { DEFENSES } from './types.ts';

/** What is counted: how it is said with a number, and without one. */
export type Measure = 'power' | 'damage' | 'dice';

const BARE: { readonly [measure in Measure]: Localized<string> } = {
  power: { en: 'Power', es: 'Poder', de: 'Kraft' },
  damage: { en: 'damage', es: 'Daño', de: 'Schaden' },
  dice: { en: 'dice', es: 'dados', de: 'Würfel' },
};

/** Spanish counts in points. */
export const points = (p: Phrases, n: number, measure: Exclude<Measure, 'dice'>): Rich => {
  const word = BARE[measure][p.locale];
  return p.locale === 'es'
    ? rich`${number(n)} ${n === 1 ? 'punto' : 'puntos'} de ${word}`
    : rich`${number(n)} ${word}`;
};

/** "2 Power", "1 to 3 Power". */
export const spent = (p: Phrases, cost: Cost): Rich => {
  if (typeof cost === 'number') return points(p, cost, 'power');
  const { min, max } = cost;
  // CP-POWER-2: nobody has more.
  if (max >= 10)
    return p.pick({
      en: 'any amount of Power',
      es: 'cualquier cantidad de Poder',
      de: 'beliebig viel Kraft',
    });
  return p.pick({
    en: `${min} to ${max} Power`,
    es: `de ${min} a ${max} puntos de Poder`,
    de: `${min} bis ${max} Kraft`,
  });
};

export const dice = (p: Phrases, n: number): Rich =>
  rich`${number(n)} ${{ en: n === 1 ? 'die' : 'dice', es: n === 1 ? 'dado' : 'dados', de: 'Würfel' }[p.locale]}`;

const counted = (p: Phrases, n: number, measure: Measure): Rich =>
  measure === 'dice' ? dice(p, n) : points(p, n, measure);

/** German sides of a die, alone or last in a list, and before others: "kritische, Spezial- oder Blockseite". */
const GERMAN_SIDES: { readonly [face in Face]: readonly [one: string, many: string, before: string] } = {
  critical: ['kritische Seite', 'kritische Seiten', 'kritische'],
  wild: ['Spezialseite', 'Spezialseiten', 'Spezial-'],
  hit: ['Trefferseite', 'Trefferseiten', 'Treffer-'],
  block: ['Blockseite', 'Blockseiten', 'Block-'],
  blank: ['Leerseite', 'Leerseiten', 'Leer-'],
  failure: ['Fehlschlag', 'Fehlschläge', 'Fehlschlag'],
};

export const germanSide = (face: Face): string => GERMAN_SIDES[face][0];

/** How a face is called inside a sentence. */
function faceIn(p: Phrases, face: Face, last: boolean, many: boolean): Part {
  if (p.locale === 'de') return ref('face', face, GERMAN_SIDES[face][last ? (many ? 1 : 0) : 2]);
  return p.locale === 'es' && face === 'blank'
    ? ref('face', face, many ? 'caras en blanco' : 'cara en blanco')
    : faceLink(face, p.locale);
}

/** "Critical, Wild or Hit". */
export const faces = (p: Phrases, all: readonly Face[], how: Joining = 'or', many = false): Rich =>
  p.list(
    all.map((face, i) => faceIn(p, face, i === all.length - 1, many)),
    how,
  );

/** "jede geworfene kritische oder Spezialseite"; a failure is no side but a thing of its own: "und jeden Fehlschlag". */
export function eachGerman(p: Phrases, all: readonly Face[], rolled = false): Rich {
  const sides = all.filter((face) => face !== 'failure');
  return p.list(
    [
      ...(sides.length === 0 ? [] : [rich`jede ${rolled ? 'geworfene ' : ''}${faces(p, sides)}`]),
      ...(sides.length === all.length
        ? []
        : [rich`jeden ${rolled ? 'geworfenen ' : ''}${faces(p, ['failure'])}`]),
    ],
    'and',
  );
}

type Worded = Exclude<Amount, number>;
type Words = { readonly [A in Worded as A['amount']]: (amount: A, p: Phrases, measure: Measure) => Rich };

/** "1 Power for each …" */
const forEach = (p: Phrases, measure: Measure, texts: Localized<Rich | string>): Rich =>
  rich`${counted(p, 1, measure)} ${p.pick(texts)}`;

const tantos = (measure: Measure): string =>
  ({ power: 'tanto Poder', damage: 'tanto Daño', dice: 'tantos dados' })[measure];

/** Every kind of amount: one without words does not compile. */
const AMOUNTS: Words = {
  dealt: (_, p, measure) =>
    p.pick({
      en: `${BARE[measure].en} equal to the damage dealt`,
      es: `${tantos(measure)} como Daño haya infligido`,
      de: `${BARE[measure].de} in Höhe des zugefügten Schadens`,
    }),
  rolled: ({ faces: which, dice: whose }, p, measure) => {
    const all = faces(p, which);
    const own = whose === 'own';
    return forEach(p, measure, {
      en: rich`for each ${all} ${own ? 'rolled' : `in the ${p.talk.roll === 'attack' ? 'defense' : 'attack'} roll`}`,
      es: rich`por cada ${all} ${own ? 'que se haya sacado' : `en la tirada de ${p.talk.roll === 'attack' ? 'Defensa' : 'Ataque'}`}`,
      de: rich`für ${eachGerman(p, which, own)}${own ? '' : p.talk.roll === 'attack' ? ' im Verteidigungswurf' : ' im Angriffswurf'}`,
    });
  },
  paid: (_, p, measure) =>
    forEach(p, measure, {
      en: 'for each Power spent',
      es: 'por cada punto de Poder gastado',
      de: 'pro ausgegebener Kraft',
    }),
  done: (_, p, measure) =>
    p.talk.done !== null
      ? forEach(p, measure, p.talk.done)
      : p.pick({
          en: `that much ${BARE[measure].en}`,
          es: `esa misma cantidad de ${BARE[measure].es}`,
          de: `ebenso viel ${BARE[measure].de}`,
        }),
  round: (_, p, measure) =>
    p.pick({
      en: `${BARE[measure].en} equal to the number of the round`,
      es: `${tantos(measure)} como el número de la ronda`,
      de: `${BARE[measure].de} in Höhe der Rundenzahl`,
    }),
  given: (_, p, measure) =>
    p.pick({
      en: `up to that much ${BARE[measure].en}`,
      es: `hasta esa cantidad de ${BARE[measure].es}`,
      de: `bis zu so viel ${BARE[measure].de}`,
    }),
  size: ({ of }, p, measure) => {
    const one = mentioned(p, of);
    return p.pick({
      en: rich`${BARE[measure].en} equal to the Size of ${one.bare('acc')}`,
      es: rich`${tantos(measure)} como el Tamaño ${p.prep('de', one.bare('nom'))}`,
      de: rich`${BARE[measure].de} in Höhe der Größe ${one.bare('gen')}`,
    });
  },
  defense: ({ type }, p, measure) =>
    p.pick({
      en: `${BARE[measure].en} equal to its ${DEFENSES[type].en}`,
      es: `${tantos(measure)} como su ${DEFENSES[type].es}`,
      de: `${BARE[measure].de} in Höhe seiner ${DEFENSES[type].de}`,
    }),
  count: ({ who }, p, measure) => {
    const one = p.characters(who, 'each');
    return forEach(p, measure, {
      en: rich`for ${one.bare('acc')}`,
      es: rich`por ${one.bare('nom')}`,
      de: rich`für ${one.bare('acc')}`,
    });
  },
  wounds: ({ of, each, most }, p, measure) => {
    const one = mentioned(p, of);
    const many = one.number === 'many';
    const n = each === 1 ? '' : `${each} `;
    return forEach(p, measure, {
      en: rich`for each ${n}damage ${one.text} ${many ? 'have' : 'has'}${most === undefined ? '' : ` (up to ${most})`}`,
      es: rich`por cada ${each === 1 ? 'punto' : `${each} puntos`} de Daño que ${words('tenga', one.text)}${most === undefined ? '' : ` (máximo ${most})`}`,
      de: rich`für je ${each} ${one.pronoun ? 'eigenen Schaden' : rich`Schaden ${one.bare('gen')}`}${most === undefined ? '' : ` (höchstens ${most})`}`,
    });
  },
  held: ({ of }, p, measure) => {
    const one = mentioned(p, of);
    return forEach(p, measure, {
      en: rich`for each objective token ${one.text} ${one.number === 'many' ? 'hold' : 'holds'}`,
      es: rich`por cada ficha de Objetivo que ${one.text.length === 0 ? 'custodie' : rich`custodie ${one.text}`}`,
      de: one.pronoun ? 'pro gehaltenem Missionsmarker' : rich`pro Missionsmarker ${one.bare('gen')}`,
    });
  },
};

/** "2 damage", "1 Power for each Wild rolled", "dice equal to its Energy Defense". */
export function measured(p: Phrases, amount: Amount, measure: Measure): Rich {
  if (typeof amount === 'number') return counted(p, amount, measure);
  // Each kind is written for its own amounts; the kind was just looked up.
  const words = AMOUNTS[amount.amount] as (amount: Worded, p: Phrases, measure: Measure) => Rich;
  return words(amount, p, measure);
}

import { type Localized, type Rich, rich, type Whom, words } from '@assemble/language';
import type { Condition, Who } from '../abilities/vocabulary.ts';
import { AFFILIATIONS } from '../names.ts';
import { faces } from './amounts.ts';
import { CRISIS_NAMES, conditionLink, conditionTitle, SIDE_NAMES } from './names.ts';
import type { Phrases } from './phrases.ts';
import { rangeOf, stageRange } from './who-details.ts';

type Holds = { readonly [C in Condition as C['if']]: (condition: C, p: Phrases, not: boolean) => Rich };

/** Every kind of condition, as it stands behind "if": one without words does not compile. */
const HOLDS: Holds = {
  dealt: (_, p, not) => dealt(p, !not),
  'not-dealt': (_, p, not) => dealt(p, not),
  felled: (_, p, not) =>
    p.pick({
      en: `the target was ${not ? 'not ' : ''}Dazed or KO'd`,
      es: `el blanco ${not ? 'no ha quedado Abatido ni' : 'ha quedado Abatido o'} Noqueado`,
      de: `das Ziel ${not ? 'weder angeschlagen noch' : 'angeschlagen oder'} besiegt wurde`,
    }),
  character: ({ of, who }, p, not) => character(p, p.anchor(of), who, not),
  rolled: ({ faces: which, min, dice }, p, not) => {
    const all = faces(p, which, not ? 'nor' : 'or', min > 1);
    const own = dice === 'own';
    return p.pick({
      en: rich`${not ? 'no' : min === 1 ? 'any' : `at least ${min}`} ${all} ${min === 1 ? 'was' : 'were'} rolled${own ? '' : ' by the opponent'}`,
      es: rich`${own ? '' : 'el oponente '}${not ? 'no ' : ''}${own ? 'se ' : ''}ha sacado ${min === 1 ? (not ? 'ningún' : 'algún') : `al menos ${min}`} ${all}`,
      de: rich`${own ? '' : 'vom Gegenüber '}${not ? 'keine' : `mindestens ${min}`} ${all} geworfen ${min === 1 ? 'wurde' : 'wurden'}`,
    });
  },
  'attacked-this-turn': ({ of }, p, not) => {
    const who = p.anchor(of).text;
    return p.pick({
      en: rich`${who} has ${not ? 'not ' : ''}already been attacked by this character this turn`,
      es: rich`${who} ${not ? 'no ' : ''}ha sido ya atacado por este Personaje en este turno`,
      de: rich`${who} in diesem Zug ${not ? 'noch nicht' : 'schon einmal'} von diesem Charakter angegriffen wurde`,
    });
  },
  'outrolls-contesting': ({ faces: which }, p, not) => {
    const all = faces(p, which, 'and', true);
    return p.pick({
      en: rich`it rolled ${not ? 'no ' : ''}more ${all} results than there are Healthy enemy characters contesting the token`,
      es: rich`${not ? 'no ' : ''}ha sacado más resultados de ${all} que Personajes enemigos Sanos haya disputando por la ficha`,
      de: rich`${not ? 'nicht ' : ''}mehr ${all} geworfen wurden, als gesunde feindliche Charaktere den Marker umkämpfen`,
    });
  },
  holds: ({ what }, p, not) => {
    const who = p.anchor('self').text;
    const none = (what === 'nothing') !== not;
    const kind = what === 'nothing' ? null : tokenName(p);
    return p.pick({
      en: rich`${who} is ${none ? 'not holding any' : 'holding'} ${kind ?? 'objective'} ${none ? 'tokens' : 'token'}`,
      es: rich`${who} ${none ? 'no custodia ninguna ficha' : 'custodia una ficha'} de ${kind ?? 'Objetivo'}`,
      de: rich`${who} ${none ? 'keinen' : 'einen'} ${kind === null ? 'Missionsmarker' : `Marker „${kind}“`} hält`,
    });
  },
  trailing: (_, p, not) =>
    p.pick({
      en: not ? 'you are not behind on victory points' : 'you are behind on victory points',
      es: not ? 'no vas por detrás en Puntos de victoria' : 'vas por detrás en Puntos de victoria',
      de: not ? 'du nach Siegpunkten nicht zurückliegst' : 'du nach Siegpunkten zurückliegst',
    }),
  'own-turn': (_, p, not) =>
    p.pick({
      en: `it is ${not ? 'not ' : ''}your turn`,
      es: `${not ? 'no ' : ''}es tu turno`,
      de: `du ${not ? 'nicht ' : ''}am Zug bist`,
    }),
  'token-of': ({ of }, p, not) => {
    const name = tokenName(p, of);
    return p.pick({
      en: `it is ${not ? 'not ' : ''}a ${name} token`,
      es: `${not ? 'no ' : ''}es una ficha de ${name}`,
      de: `es ${not ? 'kein' : 'ein'} Marker „${name}“ ist`,
    });
  },
  'nothing-done': (_, p, not) =>
    p.pick({
      en: `that is ${not ? '' : 'not '}possible`,
      es: `${not ? '' : 'no '}es posible`,
      de: `das ${not ? '' : 'nicht '}möglich ist`,
    }),
  squad: ({ affiliations }, p, not) => {
    const names = p.list(
      affiliations.map((one) => [AFFILIATIONS[one][p.locale]]),
      'or',
    );
    return p.pick({
      en: rich`your squad ${not ? 'does not use' : 'uses'} the affiliation ${names}`,
      es: rich`tu Escuadra ${not ? 'no ' : ''}usa la Afiliación ${names}`,
      de: rich`dein Team ${not ? 'nicht ' : ''}der Gruppierung ${names} angehört`,
    });
  },
  'die-changed-by': (_, p, not) =>
    p.pick({
      en: `a die was ${not ? 'not ' : ''}changed this way`,
      es: `${not ? 'no ' : ''}se ha cambiado un dado de este modo`,
      de: `${not ? 'kein' : 'ein'} Würfel auf diese Weise geändert wurde`,
    }),
  not: ({ of }, p, not) => holds(p, of, !not),
  all: ({ of }, p, not) =>
    p.list(
      of.map((one) => holds(p, one, not)),
      not ? 'or' : 'and',
    ),
};

// Each kind is written for its own conditions; the kind was just looked up.
const holds = (p: Phrases, condition: Condition, not: boolean): Rich =>
  (HOLDS[condition.if] as (condition: Condition, p: Phrases, not: boolean) => Rich)(condition, p, not);

/** "if …", "si …", "falls …". */
export const conditionPhrase = (p: Phrases, condition: Condition): Rich =>
  rich`${{ en: 'if', es: 'si', de: 'falls' }[p.locale]} ${holds(p, condition, false)}`;

const dealt = (p: Phrases, some: boolean): Rich =>
  p.pick({
    en: some ? 'damage was dealt' : 'no damage was dealt',
    es: some ? 'se ha infligido Daño' : 'no se ha infligido Daño',
    de: some ? 'Schaden zugefügt wurde' : 'kein Schaden zugefügt wurde',
  });

/** The token the ability is about. */
export const tokenName = (p: Phrases, of = 0): string =>
  p.card.card === 'crisis' ? (p.card.tokens[of]?.name[p.locale] ?? '') : '';

const pointsOfPower = (n: number): string => `${n} ${n === 1 ? 'punto' : 'puntos'} de Poder`;

type Predicate = (p: Phrases, who: Who, not: boolean) => Localized<Rich | string> | null;

/** What can be said of a character with a verb of its own; English behind "it", German before the end. */
const PREDICATES: { readonly [K in keyof Who]?: Predicate } = {
  sizeMax: (_, { sizeMax = 0 }, not) => ({
    en: `is ${not ? 'not ' : ''}Size ${sizeMax} or less`,
    es: `${not ? 'no ' : ''}tiene Tamaño ${sizeMax} o menos`,
    de: not ? `Größe ${sizeMax + 1} oder mehr hat` : `Größe ${sizeMax} oder weniger hat`,
  }),
  powerMin: (_, { powerMin = 0 }, not) => ({
    en: not ? `has less than ${powerMin} Power` : `has ${powerMin} or more Power`,
    es: not ? `tiene menos de ${pointsOfPower(powerMin)}` : `tiene ${pointsOfPower(powerMin)} o más`,
    de: `${not ? 'weniger als' : 'mindestens'} ${powerMin} Kraft hat`,
  }),
  powerMax: (_, { powerMax = 0 }, not) => ({
    en: not ? `has more than ${powerMax} Power` : `has ${powerMax} or less Power`,
    es: not ? `tiene más de ${pointsOfPower(powerMax)}` : `tiene ${pointsOfPower(powerMax)} o menos`,
    de: `${not ? 'mehr als' : 'höchstens'} ${powerMax} Kraft hat`,
  }),
  holding: (p, { holding }, not) => {
    const none = (holding === false) !== not;
    const type = typeof holding === 'string' ? CRISIS_NAMES[holding][p.locale] : null;
    return {
      en: `is holding ${none ? 'no' : type === 'Secure' ? 'a' : 'an'} ${type === null ? '' : `${type} `}objective token`,
      es: `${none ? 'no custodia ninguna' : 'custodia una'} ficha de Objetivo${type === null ? '' : ` de ${type}`}`,
      de: `${none ? 'keinen' : 'einen'} Missionsmarker${type === null ? '' : ` der ${type}`} hält`,
    };
  },
  contesting: (p, { contesting }, not) => {
    if (contesting === undefined) return null;
    const type = contesting === 'token' ? null : CRISIS_NAMES[contesting][p.locale];
    return {
      en: `is ${not ? 'not ' : ''}contesting ${type === null ? 'the' : type === 'Secure' ? 'a Secure' : `an ${type}`} objective token`,
      es: `${not ? 'no ' : ''}disputa por ${type === null ? 'la' : not ? 'ninguna' : 'una'} ficha de Objetivo${type === null ? '' : ` de ${type}`}`,
      de: `${type === null ? 'den' : not ? 'keinen' : 'einen'} Missionsmarker${type === null ? '' : ` der ${type}`} ${type === null && not ? 'nicht ' : ''}umkämpft`,
    };
  },
  near: (p, { near }, not) => {
    if (near === undefined) return null;
    const one = p.characters(near.who, 'a');
    return {
      en: rich`is ${not ? 'not ' : ''}within Range ${near.within} of ${one.bare('acc')}`,
      es: rich`${not ? 'no ' : ''}está a alcance ${near.within} o menos ${p.prep('de', one.bare('nom'))}`,
      de: rich`${not ? 'nicht ' : ''}in Reichweite ${near.within} ${p.prep('zu', one.bare('dat'))} ist`,
    };
  },
  fighting: (_, __, not) => ({
    en: `is ${not ? 'not ' : ''}attacking or defending`,
    es: `${not ? 'no ' : ''}ataca o se defiende`,
    de: `${not ? 'nicht ' : ''}angreift oder sich verteidigt`,
  }),
  activating: (_, __, not) => ({
    en: `is ${not ? 'not ' : ''}being activated`,
    es: `${not ? 'no ' : ''}se está activando`,
    de: `${not ? 'nicht ' : ''}gerade aktiviert wird`,
  }),
  condition: (p, { condition = 'stun' }, not) => ({
    en: rich`${not ? 'does not have' : 'has'} ${conditionLink(condition, p.locale)}`,
    es: rich`${not ? 'no ' : ''}tiene el Estado especial ${conditionTitle(condition, p.locale)}`,
    de: rich`${not ? 'nicht ' : ''}den Zustand ${conditionLink(condition, p.locale)} hat`,
  }),
  damaged: (_, __, not) => ({
    en: not ? 'has no damage' : 'has damage',
    es: not ? 'no tiene Daño' : 'tiene Daño',
    de: not ? 'keinen Schaden hat' : 'Schaden hat',
  }),
  health: (_, { health = 'healthy' }, not) => ({
    en: `is ${not ? 'not ' : ''}${SIDE_NAMES[health].en}`,
    es: `${not ? 'no ' : ''}está ${SIDE_NAMES[health].es}`,
    de: `${not ? 'nicht ' : ''}${SIDE_NAMES[health].de.toLowerCase()} ist`,
  }),
  within: (p, { within = 1, of = 'self' }, not) => {
    const where = rangeOf(p, within, of === 'players' ? 'self' : of);
    return {
      en: rich`is ${not ? 'not ' : ''}${where.en}`,
      es: rich`${not ? 'no ' : ''}está ${where.es}`,
      de: rich`${not ? 'nicht ' : ''}${where.de} ist`,
    };
  },
  nearToken: (p, { nearToken }, not) => {
    if (nearToken === undefined) return null;
    const type = CRISIS_NAMES[nearToken.crisis][p.locale];
    return {
      en: `is ${not ? 'not ' : ''}within Range ${nearToken.within} of ${type === 'Secure' ? 'a' : 'an'} ${type} objective token`,
      es: `${not ? 'no ' : ''}está a alcance ${nearToken.within} o menos de una ficha de Objetivo de ${type}`,
      de: `${not ? 'nicht ' : ''}in Reichweite ${nearToken.within} zu einem Missionsmarker der ${type} ist`,
    };
  },
  smallerThan: (p, { smallerThan = 'self' }, not) => {
    const than = p.anchor(smallerThan);
    return {
      en: rich`is ${not ? 'not ' : ''}smaller than ${than.bare('acc')}`,
      es: rich`${not ? 'no ' : ''}es de menor Tamaño que ${than.bare('nom')}`,
      de: rich`${not ? 'nicht ' : ''}kleiner als ${than.bare('nom')} ist`,
    };
  },
  nearStage: (p, { nearStage }, not) => {
    if (nearStage === undefined) return null;
    const where = stageRange(p, nearStage.within);
    return {
      en: `is ${not ? 'not ' : ''}${where.en}`,
      es: `${not ? 'no ' : ''}está ${where.es}`,
      de: `${not ? 'nicht ' : ''}${where.de} ist`,
    };
  },
  // Said by another property.
  of: () => null,
};

/** A character is what a description says. */
function character(p: Phrases, one: Whom, who: Who, not: boolean): Rich {
  const keys = Object.keys(who) as (keyof Who)[];
  if (keys.every((key) => PREDICATES[key] !== undefined)) {
    const said = keys.flatMap((key) => {
      const texts = PREDICATES[key]?.(p, who, not) ?? null;
      return texts === null ? [] : [p.pick(texts)];
    });
    return words(one.text, p.list(said, not ? 'or' : 'and'));
  }
  const what = p.characters(who, 'a').bare('nom');
  return words(
    one.text,
    p.pick({
      en: rich`is ${not ? 'not ' : ''}${what}`,
      es: rich`${not ? 'no ' : ''}es ${what}`,
      de: rich`${not ? 'nicht ' : ''}${what} ist`,
    }),
  );
}

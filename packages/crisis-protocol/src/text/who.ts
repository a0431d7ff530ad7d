import { type Determiner, type Localized, type Rich, rich, words } from '@assemble/language';
import type { Amount, Anchor, Target, Who } from '../abilities/vocabulary.ts';
import { AFFILIATIONS, type Affiliation } from '../names.ts';
import type { CrisisType } from '../table.ts';
import { per } from './dice.ts';
import type { AdjectiveId } from './lexicon.ts';
import { CRISIS_NAMES, conditionLink } from './names.ts';
import type { Phrases } from './phrases.ts';
import { again, either, followedBy, type Phrase, type Whom, whom } from './whom.ts';

/** plural: characters as such. */
export type Det = Determiner | 'plural';

/** From now on "it" means this one. */
function named(p: Phrases, anchor: Anchor, one: Whom): Whom {
  p.talk.focus = anchor;
  if (anchor === 'that') p.talk.that = one;
  return one;
}

const ANCHORS: { readonly [anchor in Exclude<Anchor, 'self'>]: Phrase } = {
  attacker: { noun: 'attacker', det: 'the' },
  target: { noun: 'target', det: 'the' },
  that: { noun: 'character', det: 'that' },
  token: { noun: 'token', det: 'the' },
  'held-by': { noun: 'holder', det: 'the' },
};

/** Whose ability it is: at an objective token whoever interacts with it. */
const selfPhrase = (p: Phrases): Phrase => ({
  noun: 'character',
  det: p.place === 'interact' ? 'the' : 'this',
});

/** Where no character speaks, "that character" is "dieser" in German; after several were named it is several. */
function phraseOf(p: Phrases, anchor: Anchor): Phrase {
  if (anchor === 'self') return selfPhrase(p);
  if (anchor !== 'that') return ANCHORS[anchor];
  const many = p.talk.that?.number === 'many';
  return {
    noun: 'character',
    det: p.locale === 'de' && p.place === 'crisis' ? 'this' : 'that',
    ...(many ? { count: 'many' as const } : {}),
  };
}

/** By a pronoun where it was just named. */
export function anchorPhrase(p: Phrases, anchor: Anchor): Whom {
  const one = whom(p, phraseOf(p, anchor));
  return p.talk.focus === anchor ? again(p, one) : named(p, anchor, one);
}

/** Inside a phrase one is mentioned, but what the sentence is about stays. */
function mentioned(p: Phrases, anchor: Anchor): Whom {
  const one = whom(p, phraseOf(p, anchor));
  if (p.talk.focus === anchor) return again(p, one);
  return one;
}

/** Whom an effect is for. What is chosen here is what "that character" means afterwards. */
export function targetPhrase(p: Phrases, target: Target): Whom {
  switch (target.to) {
    case 'each':
      return named(p, 'that', characters(p, target.who, 'each'));
    case 'choose': {
      const { count, upTo } = target;
      if (target.who.is === 'that') return oneOfThose(p, count);
      if (typeof count !== 'number')
        return named(p, 'that', followedBy(characters(p, target.who, 'a'), per(p, count)));
      const det = upTo === true ? { upTo: count } : count === 1 ? 'a' : { n: count };
      return named(p, 'that', characters(p, target.who, det));
    }
    case 'players':
      return p.card.card === 'tactic' && p.card.players.max === 1 ? p.anchor('self') : playing(p);
    default:
      return p.anchor(target.to);
  }
}

/** "one of the characters that played it". */
const oneOfThose = (p: Phrases, count: Amount): Whom =>
  named(
    p,
    'that',
    whom(p, {
      noun: 'character',
      det: 'the',
      count: 'many',
      part: typeof count !== 'number' || count === 1 ? 'one' : { upTo: count },
      after: { en: 'that played it', es: 'que la hayan jugado', de: ', die sie gespielt haben,' }[p.locale],
    }),
  );

/** "each of these characters": all that played the tactic card. */
function playing(p: Phrases): Whom {
  const one = whom(p, { noun: 'character', det: 'this', count: 'many', part: 'each' });
  if (p.talk.focus === 'players') return again(p, { ...one, number: 'many' });
  p.talk.focus = 'players';
  return one;
}

/** "each other allied character within Range 2 of the target". */
export function characters(p: Phrases, who: Who, det: Det): Whom {
  const after = words(...details(p, who, det === 'plural'));
  if (who.is !== undefined) return followedBy(p.anchor(who.is), after);
  if (who.named !== undefined) return followedBy(proper(p, p.nameOf(who.named)), after);
  if (who.alterEgo !== undefined)
    return followedBy(
      either(
        p,
        [who.alterEgo].flat().map((name) => proper(p, name)),
      ),
      after,
    );
  const other = who.other === 'self' || isOtherOf(who);
  const adjectives: AdjectiveId[] = [
    ...(other && det !== 'a' ? (['other'] as const) : []),
    ...(who.damaged === true && p.locale === 'en' ? (['damaged'] as const) : []),
    ...(who.side === undefined ? [] : [who.side]),
    ...(who.health === undefined ? [] : [who.health]),
  ];
  return whom(p, {
    noun: 'character',
    ...determined(p, det, other),
    adjectives,
    ...group(p, who.affiliation),
    ...(after.length === 0 ? {} : { after }),
  });
}

/** "another", "each other": Spanish says "cada uno de los otros" and gives the plural its article. */
function determined(p: Phrases, det: Det, other: boolean): Pick<Phrase, 'det' | 'count' | 'part'> {
  if (det === 'plural') return p.locale === 'es' ? { det: 'the', count: 'many' } : { count: 'many' };
  if (!other) return { det };
  if (det === 'a') return { det: 'another' };
  return p.locale === 'es' && det === 'each' ? { det: 'the', count: 'many', part: 'each' } : { det };
}

/** "each other enemy character within Range 2 of the target". */
const isOtherOf = ({ other, of }: Who): boolean => other !== undefined && other === of;

/** "an Avengers character"; behind the noun elsewhere. */
const group = (p: Phrases, affiliation: string | undefined): Pick<Phrase, 'before'> =>
  affiliation === undefined || p.locale !== 'en'
    ? {}
    : { before: AFFILIATIONS[affiliation as Affiliation].en };

const proper = (p: Phrases, name: string): Whom => {
  const one = p.named(name);
  const bare = (): Rich => [name];
  return {
    ...one,
    pronoun: false,
    bare: (grammaticalCase) => (p.locale === 'de' && grammaticalCase === 'gen' ? [`von ${name}`] : bare()),
    in: (grammaticalCase) => {
      if (p.locale === 'de') return grammaticalCase === 'gen' ? [`von ${name}`] : bare();
      if (grammaticalCase === 'gen') return [`${p.locale === 'en' ? 'of' : 'de'} ${name}`];
      if (p.locale === 'es' && grammaticalCase !== 'nom') return [`a ${name}`];
      return grammaticalCase === 'dat' ? [`to ${name}`] : bare();
    },
  };
};

/** Spanish verbs agree with how many there are. */
type Detail = (p: Phrases, who: Who, many: boolean) => Localized<Rich | string> | null;

/** Everything that stands behind the noun, in this order; none of it inflects. */
const DETAILS: { readonly [K in keyof Who]-?: Detail | null } = {
  // Said by the noun itself.
  side: null,
  is: null,
  named: null,
  alterEgo: null,
  health: null,
  of: null,
  affiliation: (_p, { affiliation }) =>
    affiliation === undefined
      ? null
      : {
          en: '',
          es: `de la Afiliación ${AFFILIATIONS[affiliation as Affiliation].es}`,
          de: `der Gruppierung ${AFFILIATIONS[affiliation as Affiliation].de}`,
        },
  grunt: (_p, { grunt }) =>
    grunt === undefined
      ? null
      : grunt
        ? { en: 'with Grunts', es: 'con Machacas', de: 'mit Diener' }
        : { en: 'other than Grunts', es: 'que no sean Machacas', de: 'außer Dienern' },
  sizeMax: (_p, { sizeMax }) =>
    sizeMax === undefined
      ? null
      : {
          en: `of Size ${sizeMax} or less`,
          es: `de Tamaño ${sizeMax} o menor`,
          de: `bis Größe ${sizeMax}`,
        },
  other: (p, who) => {
    const { other } = who;
    if (other === undefined || other === 'self' || isOtherOf(who)) return null;
    const but = mentioned(p, other);
    return {
      en: rich`other than ${but.bare('acc')}`,
      es: p.prep('distinto de', but.bare('nom')),
      de: rich`außer ${but.bare('dat')}`,
    };
  },
  holding: (p, { holding }, many) => (holding === undefined ? null : held(p, holding, many ? 'n' : '')),
  contesting: (p, { contesting }, many) =>
    contesting === undefined ? null : contested(p, contesting, many ? 'n' : ''),
  contestingApart: (p, { contestingApart }, many) => {
    if (contestingApart === undefined) return null;
    const one = mentioned(p, contestingApart);
    return {
      en: rich`contesting no objective token that ${one.text} contests`,
      es: rich`que no dispute${many ? 'n' : ''} ninguna ficha de Objetivo que dispute ${one.bare('nom')}`,
      de: many
        ? rich`, die keinen Missionsmarker mit ${one.bare('dat')} gemeinsam umkämpfen,`
        : rich`, der keinen Missionsmarker mit ${one.bare('dat')} gemeinsam umkämpft,`,
    };
  },
  nearToken: (p, { nearToken }) => {
    if (nearToken === undefined) return null;
    const type = CRISIS_NAMES[nearToken.crisis][p.locale];
    return {
      en: `within Range ${nearToken.within} of ${article(nearToken.crisis)} ${type} objective token`,
      es: `a alcance ${nearToken.within} de una ficha de Objetivo de ${type}`,
      de: `in Reichweite ${nearToken.within} eines Missionsmarkers der ${type}`,
    };
  },
  inArc: (p, { inArc }) => {
    if (inArc === undefined) return null;
    const type = CRISIS_NAMES[inArc][p.locale];
    return {
      en: `within the arc of ${article(inArc)} ${type} Zone token`,
      es: `dentro del Arco de una ficha de Zona de ${type}`,
      de: `im Winkel eines Zonenmarkers der ${type}`,
    };
  },
  activating: (_p, { activating }, many) =>
    activating === undefined
      ? null
      : {
          en: `that ${many ? 'are' : 'is'} being activated`,
          es: `que se esté${many ? 'n' : ''} activando`,
          de: many ? 'in ihrer Aktivierung' : 'in seiner Aktivierung',
        },
  condition: (p, { condition }) => {
    if (condition === undefined) return null;
    const name = conditionLink(condition, p.locale);
    return {
      en: rich`with ${name}`,
      es: rich`con el Estado especial ${name}`,
      de: rich`mit dem Zustand ${name}`,
    };
  },
  damaged: (_p, { damaged }) =>
    damaged === undefined ? null : { en: '', es: 'con Daño', de: 'mit Schaden' },
  activated: (_p, { activated }) =>
    activated === undefined
      ? null
      : {
          en: `with${activated ? ' an' : 'out an'} Activated token`,
          es: `${activated ? 'con' : 'sin'} ficha de Activado`,
          de: `${activated ? 'mit' : 'ohne'} Aktiviert-Marker`,
        },
  dazed: (_p, { dazed }) =>
    dazed === undefined
      ? null
      : { en: 'with a Dazed token', es: 'con ficha de Abatido', de: 'mit Angeschlagen-Marker' },
  powerMin: (_p, { powerMin }) =>
    powerMin === undefined
      ? null
      : {
          en: `with ${powerMin} or more Power`,
          es: `con ${powerMin} puntos de Poder o más`,
          de: `mit mindestens ${powerMin} Kraft`,
        },
  powerMax: (_p, { powerMax }) =>
    powerMax === undefined
      ? null
      : {
          en: `with ${powerMax} or less Power`,
          es: `con ${powerMax} puntos de Poder o menos`,
          de: `mit höchstens ${powerMax} Kraft`,
        },
  within: (p, { within, of }) =>
    within === undefined
      ? null
      : of === 'players'
        ? rangeOfPlayers(within)
        : rangeOf(p, within, of ?? 'self'),
  beyond: (p, { beyond, of }) => {
    if (beyond === undefined) return null;
    const from = mentioned(p, of === undefined || of === 'players' ? 'self' : of);
    return {
      en: rich`beyond Range ${beyond} of ${from.bare('acc')}`,
      es: p.prep(`a más de alcance ${beyond} de`, from.bare('nom')),
      de: rich`außerhalb von Reichweite ${beyond} ${from.bare('gen')}`,
    };
  },
  seen: (p, { seen }) => {
    if (seen === undefined) return null;
    const from = mentioned(p, 'self');
    return {
      en: rich`in line of sight of ${from.bare('acc')}`,
      es: p.prep('en la línea de visión de', from.bare('nom')),
      de: rich`in Sichtlinie ${from.bare('gen')}`,
    };
  },
};

const details = (p: Phrases, who: Who, many: boolean): Rich[] =>
  Object.values(DETAILS).flatMap((detail) => {
    const texts = detail === null ? null : detail(p, who, many);
    return texts === null ? [] : [p.pick(texts)];
  });

/** As far as Power was paid. */
const PAID: Localized<string> = {
  en: 'equal to the Power spent',
  es: 'igual al Poder gastado',
  de: 'in Höhe der ausgegebenen Kraft',
};

const rangeOfPlayers = (within: number | 'paid'): Localized<string> => ({
  en: `within Range ${within} of all of them`,
  es: `a alcance ${within} de todos ellos`,
  de: `in Reichweite ${within} von ihnen allen`,
});

/** "within Range 2 of the target". */
export function rangeOf(
  p: Phrases,
  asked: number | 'paid',
  of: Anchor,
  german = 'in Reichweite',
): Localized<Rich> {
  const from = mentioned(p, of);
  const range = asked === 'paid' ? PAID[p.locale] : asked;
  return {
    en: rich`within Range ${range} of ${from.bare('acc')}`,
    es: rich`a alcance ${range} ${p.prep('de', from.bare('nom'))}`,
    de: rich`${german} ${range} ${from.bare('gen')}`,
  };
}

const article = (type: CrisisType): string => (type === 'extraction' ? 'an' : 'a');

function held(p: Phrases, what: boolean | CrisisType, n: string): Localized<string> {
  if (what === false)
    return {
      en: 'holding no objective tokens',
      es: `que no custodie${n} fichas de Objetivo`,
      de: 'ohne Missionsmarker',
    };
  if (what === true)
    return {
      en: 'holding an objective token',
      es: `que custodie${n} una ficha de Objetivo`,
      de: 'mit einem Missionsmarker',
    };
  const type = CRISIS_NAMES[what][p.locale];
  return {
    en: `holding ${article(what)} ${type} objective token`,
    es: `que custodie${n} una ficha de Objetivo de ${type}`,
    de: `mit einem Missionsmarker der ${type}`,
  };
}

function contested(p: Phrases, what: 'token' | CrisisType, n: string): Localized<string> {
  if (what === 'token')
    return {
      en: 'contesting the objective token',
      es: `que dispute${n} la ficha de Objetivo`,
      de: 'am umkämpften Missionsmarker',
    };
  const type = CRISIS_NAMES[what][p.locale];
  return {
    en: `contesting ${article(what)} ${type} objective token`,
    es: `que dispute${n} una ficha de Objetivo de ${type}`,
    de: `an einem umkämpften Missionsmarker der ${type}`,
  };
}

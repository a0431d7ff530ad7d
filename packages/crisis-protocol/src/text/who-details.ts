import { type Localized, type Rich, rich } from '@assemble/language';
import type { Anchor, Who } from '../abilities/vocabulary.ts';
import { AFFILIATIONS, type Affiliation } from '../names.ts';
import type { CrisisType } from '../table.ts';
import { mentioned } from './anchors.ts';
import { CRISIS_NAMES, conditionLink } from './names.ts';
import type { Phrases } from './phrases.ts';

/** Spanish verbs agree with how many there are. */
type Detail = (p: Phrases, who: Who, many: boolean) => Localized<Rich | string> | null;

/** Everything that stands behind the noun, in this order; none of it inflects. */
const DETAILS: { readonly [K in keyof Who]-?: Detail | null } = {
  // Said by the noun itself.
  side: null,
  is: null,
  named: null,
  alterEgo: null,
  superpower: (_p, { superpower }) =>
    superpower === undefined
      ? null
      : { en: `with ${superpower.en}`, es: `con ${superpower.es}`, de: `mit ${superpower.de}` },
  threatMax: (_p, { threatMax }) =>
    threatMax === undefined
      ? null
      : {
          en: `with a Threat Level of ${threatMax} or less`,
          es: `con Nivel de Amenaza ${threatMax} o menos`,
          de: `mit Bedrohungsgrad ${threatMax} oder weniger`,
        },
  unaffiliated: (p, { unaffiliated }, many) => {
    if (unaffiliated === undefined) return null;
    const name = AFFILIATIONS[unaffiliated as Affiliation][p.locale];
    return {
      en: `that ${many ? 'are' : 'is'} not one of the ${name}`,
      es: `que no sea${many ? 'n' : ''} de los ${name}`,
      de: relative(many, `nicht der Gruppierung ${name}`, 'angehört', 'angehören'),
    };
  },
  leader: (_p, { leader }) =>
    leader === undefined
      ? null
      : leader === 'any'
        ? { en: 'with a leadership', es: 'con Liderazgo', de: 'mit einer Führungsfähigkeit' }
        : {
            en: 'with an active leadership',
            es: 'con un Liderazgo activo',
            de: 'mit aktiver Führungsfähigkeit',
          },
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
  grunt: (_p, { grunt }, many) =>
    grunt === undefined
      ? null
      : grunt
        ? { en: 'with Grunts', es: 'con Machacas', de: 'mit Diener' }
        : {
            en: many ? 'other than Grunts' : 'that is not a Grunt',
            es: many ? 'que no sean Machacas' : 'que no sea Machaca',
            de: relative(many, many ? 'keine Diener' : 'kein Diener', 'ist', 'sind'),
          },
  sizeMax: (_p, { sizeMax }) =>
    sizeMax === undefined
      ? null
      : {
          en: `of Size ${sizeMax} or less`,
          es: `de Tamaño ${sizeMax} o menos`,
          de: `mit Größe ${sizeMax} oder weniger`,
        },
  other: (p, { other }) => {
    if (other === undefined) return null;
    const but = mentioned(p, other);
    return {
      en: rich`other than ${but.bare('acc')}`,
      es: p.prep('distinto de', but.bare('nom')),
      de: rich`außer ${but.bare('dat')}`,
    };
  },
  nearToken: (p, { nearToken }) => {
    if (nearToken === undefined) return null;
    const type = CRISIS_NAMES[nearToken.crisis][p.locale];
    return {
      en: `within Range ${nearToken.within} of ${article(nearToken.crisis)} ${type} objective token`,
      es: `a alcance ${nearToken.within} o menos de una ficha de Objetivo de ${type}`,
      de: `in Reichweite ${nearToken.within} zu einem Missionsmarker der ${type}`,
    };
  },
  inArc: (p, { inArc }) => {
    if (inArc === undefined) return null;
    const type = CRISIS_NAMES[inArc][p.locale];
    return {
      en: `within the arc of ${article(inArc)} ${type} Zone token`,
      es: `dentro del Arco de una ficha de Zona de ${type}`,
      de: `im Bogen eines Zonenmarkers der ${type}`,
    };
  },
  near: (p, { near }) => {
    if (near === undefined) return null;
    const one = p.characters(near.who, 'a');
    return {
      en: rich`within Range ${near.within} of ${one.bare('acc')}`,
      es: rich`a alcance ${near.within} o menos ${p.prep('de', one.bare('nom'))}`,
      de: rich`in Reichweite ${near.within} ${p.prep('zu', one.bare('dat'))}`,
    };
  },
  fighting: (_p, { fighting }) =>
    fighting === undefined
      ? null
      : { en: 'that attacks or defends', es: 'que ataque o se defienda', de: 'in diesem Angriff' },
  smallerThan: (p, { smallerThan }) => {
    if (smallerThan === undefined) return null;
    const than = p.anchor(smallerThan);
    return {
      en: rich`smaller than ${than.bare('acc')}`,
      es: rich`de menor Tamaño que ${than.bare('nom')}`,
      de: rich`, kleiner als ${than.bare('nom')},`,
    };
  },
  nearStage: (p, { nearStage }) => (nearStage === undefined ? null : stageRange(p, nearStage.within)),
  activating: (_p, { activating, alterEgo }, many) =>
    activating === undefined
      ? null
      : alterEgo !== undefined
        ? { en: 'during its activation', es: 'durante su Activación', de: 'während seiner Aktivierung' }
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
      es: rich`con el Estado especial «${name}»`,
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
    dazed !== true
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
  seen: (p, { seen }) => {
    if (seen === undefined) return null;
    const from = mentioned(p, 'self');
    return {
      en: rich`in line of sight of ${from.bare('acc')}`,
      es: p.prep('en la Línea de visión de', from.bare('nom')),
      de: rich`in Sichtlinie ${from.bare('gen')}`,
    };
  },
  holding: (p, { holding }, many) => (holding === undefined ? null : held(p, holding, many)),
  contesting: (p, { contesting }, many) => (contesting === undefined ? null : contested(p, contesting, many)),
  contestingApart: (p, { contestingApart }, many) => {
    if (contestingApart === undefined) return null;
    const one = mentioned(p, contestingApart);
    return {
      en: rich`contesting no objective token that ${one.text} contests`,
      es: rich`que no dispute${many ? 'n' : ''} por ninguna ficha de Objetivo por la que dispute ${one.bare('nom')}`,
      de: many
        ? rich`, die keinen Missionsmarker mit ${one.bare('dat')} gemeinsam umkämpfen,`
        : rich`, der keinen Missionsmarker mit ${one.bare('dat')} gemeinsam umkämpft,`,
    };
  },
};

/** "within Range 1 of the Coffee Stand". */
export function stageRange(p: Phrases, range: number): Localized<string> {
  const name = stageName(p);
  return {
    en: `within Range ${range} of the ${name}`,
    es: `a alcance ${range} o menos del elemento «${name}»`,
    de: `in Reichweite ${range} zum Geländeteil „${name}“`,
  };
}

/** What the terrain of a One-Shot card is called. */
const stageName = ({ card, locale }: Phrases): string =>
  card.card === 'one-shot' && card.setup?.node === 'stage' ? card.setup.what[locale] : '';

export const details = (p: Phrases, who: Who, many: boolean): Rich[] =>
  Object.values(DETAILS).flatMap((detail) => {
    const texts = detail === null ? null : detail(p, who, many);
    return texts === null ? [] : [p.pick(texts)];
  });

const rangeOfPlayers = (within: number | 'paid'): Localized<string> => ({
  en: `within Range ${within} of all of them`,
  es: `a alcance ${within} o menos de todos ellos`,
  de: `in Reichweite ${within} zu ihnen allen`,
});

/** "within Range 2 of the target". */
export function rangeOf(
  p: Phrases,
  asked: number | 'paid',
  of: Anchor,
  german = 'in Reichweite',
): Localized<Rich> {
  const from = mentioned(p, of);
  if (asked === 'paid')
    return {
      en: rich`within a Range of ${from.bare('acc')} equal to the Power spent`,
      es: rich`a alcance X o menos ${p.prep('de', from.bare('nom'))} (X es el Poder gastado)`,
      de: rich`in Reichweite X ${p.prep('zu', from.bare('dat'))} (X ist die ausgegebene Kraft)`,
    };
  return {
    en: rich`within Range ${asked} of ${from.bare('acc')}`,
    es: rich`a alcance ${asked} o menos ${p.prep('de', from.bare('nom'))}`,
    de: rich`${german} ${asked} ${p.prep('zu', from.bare('dat'))}`,
  };
}

const article = (type: CrisisType): string => (type === 'extraction' ? 'an' : 'a');

/** German relative clauses bring their commas along. */
const relative = (many: boolean, what: string, one: string, several: string): string =>
  `, ${many ? 'die' : 'der'} ${what} ${many ? several : one},`;

function held(p: Phrases, what: boolean | CrisisType, many: boolean): Localized<string> {
  const n = many ? 'n' : '';
  if (what === false)
    return {
      en: 'holding no objective tokens',
      es: `que no custodie${n} fichas de Objetivo`,
      de: relative(many, 'keinen Missionsmarker', 'hält', 'halten'),
    };
  if (what === true)
    return {
      en: 'holding an objective token',
      es: `que custodie${n} una ficha de Objetivo`,
      de: relative(many, 'einen Missionsmarker', 'hält', 'halten'),
    };
  const type = CRISIS_NAMES[what][p.locale];
  return {
    en: `holding ${article(what)} ${type} objective token`,
    es: `que custodie${n} una ficha de Objetivo de ${type}`,
    de: relative(many, `einen Missionsmarker der ${type}`, 'hält', 'halten'),
  };
}

function contested(p: Phrases, what: 'token' | CrisisType, many: boolean): Localized<string> {
  const n = many ? 'n' : '';
  if (what === 'token')
    return {
      en: 'contesting the objective token',
      es: `que dispute${n} por la ficha de Objetivo`,
      de: relative(many, 'den Missionsmarker', 'umkämpft', 'umkämpfen'),
    };
  const type = CRISIS_NAMES[what][p.locale];
  return {
    en: `contesting ${article(what)} ${type} objective token`,
    es: `que dispute${n} por una ficha de Objetivo de ${type}`,
    de: relative(many, `einen Missionsmarker der ${type}`, 'umkämpft', 'umkämpfen'),
  };
}

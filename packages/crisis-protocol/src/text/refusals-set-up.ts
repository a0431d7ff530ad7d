import {
  type Case,
  type Catalog,
  closest,
  defineMessages,
  quoted,
  type Rich,
  ref,
  rich,
  saidOf,
  unheardOf,
  unreadable,
} from '@assemble/language';
import type { Id } from '../geometry/shapes.ts';
import { AFFILIATIONS } from '../names.ts';
import type { SetUpRefusals, TerrainRefusals } from './keys.ts';
import type { Tools } from './message-tools.ts';
import { CRISIS_NAMES } from './names.ts';

/** Somebody or something, and what is said of it. */
const cardDoes = saidOf<{ readonly card: string }, Tools>(({ card }, t) => t.card(card));

const twice = cardDoes('is in the roster twice', 'está dos veces en la Lista', 'ist zweimal im Vorrat');

/** Why a set-up, a roster or a squad cannot be played. */
export const setUpRefusals: Catalog<SetUpRefusals, Tools> = defineMessages<SetUpRefusals, Tools>({
  'refused.setup.form': unreadable,
  'refused.setup.unknown': unheardOf,
  'refused.setup.edition': {
    en: ({ edition }) => [`There is no edition “${edition}”`],
    es: ({ edition }) => [`No existe la edición «${edition}»`],
    de: ({ edition }) => [`Eine Ausgabe „${edition}“ gibt es nicht`],
  },
  'refused.setup.rosters': {
    en: 'A match needs two rosters',
    es: 'Una partida necesita dos Listas',
    de: 'Eine Partie braucht zwei Vorräte',
  },
  'refused.one-shots.edition': {
    en: 'This edition has no One-Shot cards',
    es: 'En esta edición no hay cartas «One-Shot»',
    de: 'In dieser Ausgabe gibt es keine One-Shot-Karten',
  },
  'refused.unknown-card': {
    en: ({ card, nearest }) => [`There is no such card here: “${card}”; ${closest('en', nearest)}`],
    es: ({ card, nearest }) => [`Aquí no existe la carta «${card}»; ${closest('es', nearest)}`],
    de: ({ card, nearest }) => [`Eine Karte „${card}“ gibt es hier nicht; ${closest('de', nearest)}`],
  },
  'refused.roster.characters': {
    en: ({ has }) => [`A roster has 10 characters; this one has ${has}`],
    es: ({ has }) => [`Una Lista tiene 10 Personajes; esta tiene ${has}`],
    de: ({ has }) => [`Ein Vorrat hat 10 Charaktere; dieser hat ${has}`],
  },
  'refused.roster.tactics': {
    en: ({ has }) => [`A roster has 10 tactic cards; this one has ${has}`],
    es: ({ has }) => [`Una Lista tiene 10 cartas de Tácticas; esta tiene ${has}`],
    de: ({ has }) => [`Ein Vorrat hat 10 Teamtaktik-Karten; dieser hat ${has}`],
  },
  'refused.roster.crises': {
    en: ({ type, has, needs }) => [
      `A roster has ${needs} ${CRISIS_NAMES[type].en} crises; this one has ${has}`,
    ],
    es: ({ type, has, needs }) => [
      `Una Lista tiene ${needs} Crisis de ${CRISIS_NAMES[type].es}; esta tiene ${has}`,
    ],
    de: ({ type, has, needs }) => [
      `Ein Vorrat hat ${needs} Krisen (${CRISIS_NAMES[type].de}); dieser hat ${has}`,
    ],
  },
  'refused.roster.grunt': {
    en: ({ card }, t) => rich`${t.card(card)}: Grunts come with their parent and are not in the roster`,
    es: ({ card }, t) =>
      rich`${t.card(card)}: los Machacas vienen con su Personaje matriz y no van en la Lista`,
    de: ({ card }, t) =>
      rich`${t.card(card)}: Diener kommen mit ihrem Meister-Charakter und stehen nicht im Vorrat`,
  },
  'refused.roster.reserve': cardDoes(
    'has Reserve and cannot be in a roster',
    'tiene Reserva y no puede estar en una Lista',
    'hat Reserve und kann nicht im Vorrat sein',
  ),
  'refused.roster.twins': {
    en: ({ one, two }, t) =>
      rich`${t.card(one)} and ${t.card(two)} cannot be in one roster: they are the same person`,
    es: ({ one, two }, t) =>
      rich`${t.list([t.card(one), t.card(two)])} no pueden estar en la misma Lista: son la misma persona`,
    de: ({ one, two }, t) =>
      rich`${t.card(one)} und ${t.card(two)} können nicht in einem Vorrat sein: Sie sind dieselbe Person`,
  },
  'refused.roster.twice': twice,
  'refused.roster.exclusion': {
    en: ({ card, other }, t) => rich`${t.card(card)} says that ${t.card(other)} cannot be in the same roster`,
    es: ({ card, other }, t) =>
      rich`${t.card(card)} dice que ${t.card(other)} no puede estar en la misma Lista`,
    de: ({ card, other }, t) =>
      rich`${t.card(card)} sagt, dass ${t.card(other)} nicht im selben Vorrat sein kann`,
  },
  'refused.gem.twice': twice,
  'refused.gem.bearer': {
    en: ({ card, gem }, t) => rich`${t.card(card)} cannot bear ${t.card(gem)}`,
    es: ({ card, gem }, t) => rich`${t.card(card)} no puede portar ${t.card(gem)}`,
    de: ({ card, gem }, t) => rich`${t.card(card)} kann ${t.card(gem)} nicht tragen`,
  },
  'refused.gem.many': {
    en: ({ card, most }, t) =>
      rich`${t.card(card)} bears at most ${most} ${most === 1 ? 'Infinity Gem' : 'Infinity Gems'}`,
    es: ({ card, most }, t) =>
      rich`${t.card(card)} porta como mucho ${most} ${most === 1 ? 'Gema del Infinito' : 'Gemas del Infinito'}`,
    de: ({ card, most }, t) =>
      rich`${t.card(card)} trägt höchstens ${most} ${most === 1 ? 'Infinity-Stein' : 'Infinity-Steine'}`,
  },
  'refused.squad.form': {
    en: 'This is not a squad',
    es: 'Esto no es una Escuadra',
    de: 'Das ist kein Team',
  },
  'refused.squad.empty': {
    en: 'A squad needs at least one character',
    es: 'Una Escuadra necesita al menos un Personaje',
    de: 'Ein Team braucht mindestens einen Charakter',
  },
  'refused.squad.roster': cardDoes(
    'is not in your roster, or chosen twice',
    'no está en tu Lista o se ha escogido dos veces',
    'ist nicht in deinem Vorrat oder doppelt gewählt',
  ),
  'refused.squad.threat': {
    en: ({ threat, maximumThreat }) => [`Threat ${threat} is above the Maximum Threat of ${maximumThreat}`],
    es: ({ threat, maximumThreat }) => [`La Amenaza ${threat} supera la Amenaza máxima de ${maximumThreat}`],
    de: ({ threat, maximumThreat }) => [
      `Bedrohung ${threat} liegt über der maximalen Bedrohung von ${maximumThreat}`,
    ],
  },
  'refused.squad.twins': {
    en: ({ one, two }, t) =>
      rich`${t.card(one)} and ${t.card(two)} cannot be in one squad: they are the same person`,
    es: ({ one, two }, t) =>
      rich`${t.list([t.card(one), t.card(two)])} no pueden estar en la misma Escuadra: son la misma persona`,
    de: ({ one, two }, t) =>
      rich`${t.card(one)} und ${t.card(two)} können nicht in einem Team sein: Sie sind dieselbe Person`,
  },
  'refused.squad.unrivalled': {
    en: 'Only one character of a squad may have Unrivalled',
    es: 'Solo un Personaje de la Escuadra puede ser Inigualable',
    de: 'Nur ein Charakter des Teams darf „Unerreicht“ haben',
  },
  'refused.squad.affiliation': {
    en: ({ affiliation, members, of }) => [
      `More than half must have the affiliation “${AFFILIATIONS[affiliation].en}”: these are ${members} of ${of}`,
    ],
    es: ({ affiliation, members, of }) => [
      `Más de la mitad deben tener la Afiliación «${AFFILIATIONS[affiliation].es}»: son ${members} de ${of}`,
    ],
    de: ({ affiliation, members, of }) => [
      `Mehr als die Hälfte muss zur Gruppierung „${AFFILIATIONS[affiliation].de}“ gehören: Es sind ${members} von ${of}`,
    ],
  },
  'refused.squad.tactics': {
    en: ({ has }) => [`A squad has at most 5 tactic cards; this one has ${has}`],
    es: ({ has }) => [`Una Escuadra tiene como mucho 5 cartas de Tácticas; esta tiene ${has}`],
    de: ({ has }) => [`Ein Team hat höchstens 5 Teamtaktik-Karten; dieses hat ${has}`],
  },
  'refused.squad.tactic': cardDoes(
    'needs another affiliation of the squad',
    'exige otra Afiliación de la Escuadra',
    'verlangt eine andere Gruppierung des Teams',
  ),
});

/** Features of a map that is at hand have their names; others are named by their ids. */
const named = (id: Id, t: Tools, grammaticalCase: Case = 'nom'): Rich => {
  if (t.names.features.some((feature) => feature.id === id)) return t.terrain(id, grammaticalCase);
  const marked = quoted(t.locale, ref('terrain', String(id), String(id)));
  return t.locale === 'de' && grammaticalCase === 'gen' ? rich`von ${marked}` : marked;
};

/** What is wrong with a battlefield. */
export const terrainRefusals: Catalog<TerrainRefusals, Tools> = defineMessages<TerrainRefusals, Tools>({
  'refused.terrain.too-few-features': {
    en: ({ count, least }) => [`A battlefield has at least ${least} terrain features; this one has ${count}`],
    es: ({ count, least }) => [
      `Un campo de batalla tiene al menos ${least} elementos de Escenografía; este tiene ${count}`,
    ],
    de: ({ count, least }) => [`Ein Schlachtfeld hat mindestens ${least} Geländeteile; dieses hat ${count}`],
  },
  'refused.terrain.near-edge': {
    en: ({ feature, edge, distance }, t) =>
      rich`${named(feature, t)} is within Range 2 of ${t.edge(edge)} (${t.inches(distance)})`,
    es: ({ feature, edge, distance }, t) =>
      rich`${named(feature, t)} está a alcance 2 o menos ${t.prep('de', t.edge(edge))} (${t.inches(distance)})`,
    de: ({ feature, edge, distance }, t) =>
      rich`${named(feature, t)} ist in Reichweite 2 zum ${t.edge(edge)} (${t.inches(distance)})`,
  },
  'refused.terrain.too-close': {
    en: ({ features: [a, b], distance }, t) =>
      rich`${named(a, t)} and ${named(b, t)} are within Range 2 of each other (${t.inches(distance)})`,
    es: ({ features: [a, b], distance }, t) =>
      rich`${named(a, t)} y ${named(b, t)} están a alcance 2 o menos entre sí (${t.inches(distance)})`,
    de: ({ features: [a, b], distance }, t) =>
      rich`${named(a, t)} und ${named(b, t)} sind in Reichweite 2 zueinander (${t.inches(distance)})`,
  },
  'refused.terrain.not-mostly-middle-sizes': {
    en: ({ middle, count }) => [`Most features should be of Size 2 to 4: these are ${middle} of ${count}`],
    es: ({ middle, count }) => [
      `La mayoría de los elementos deberían tener Tamaño de 2 a 4: son ${middle} de ${count}`,
    ],
    de: ({ middle, count }) => [
      `Die meisten Geländeteile sollten Größe 2 bis 4 haben: Es sind ${middle} von ${count}`,
    ],
  },
  'refused.terrain.all-one-size': {
    en: ({ size }) => [`All features have Size ${size}: mix the Sizes`],
    es: ({ size }) => [`Todos los elementos tienen Tamaño ${size}: combina Tamaños`],
    de: ({ size }) => [`Alle Geländeteile haben Größe ${size}: Mische die Größen`],
  },
  'refused.terrain.bad-size': {
    en: ({ feature, size }, t) => rich`${named(feature, t)} has Size ${size}; Sizes go from 1 to 6`,
    es: ({ feature, size }, t) => rich`${named(feature, t)} tiene Tamaño ${size}; los Tamaños van de 1 a 6`,
    de: ({ feature, size }, t) => rich`${named(feature, t)} hat Größe ${size}; Größen gehen von 1 bis 6`,
  },
  'refused.terrain.bad-outline': {
    en: ({ feature }, t) => rich`The outline of ${named(feature, t)} encloses nothing or crosses itself`,
    es: ({ feature }, t) =>
      rich`El contorno ${t.prep('de', named(feature, t))} no encierra nada o se cruza consigo mismo`,
    de: ({ feature }, t) =>
      rich`Der Umriss ${named(feature, t, 'gen')} umschließt nichts oder kreuzt sich selbst`,
  },
  'refused.terrain.bad-standing': {
    en: ({ feature }, t) => rich`The part of ${named(feature, t)} to stand on reaches out of it`,
    es: ({ feature }, t) =>
      rich`La parte ${t.prep('de', named(feature, t))} donde se puede estar de pie se sale de su contorno`,
    de: ({ feature }, t) => rich`Die Standfläche ${named(feature, t, 'gen')} ragt über den Umriss hinaus`,
  },
  'refused.terrain.same-id': {
    en: ({ feature }, t) => rich`Two features are called ${named(feature, t)}`,
    es: ({ feature }, t) => rich`Dos elementos se llaman ${named(feature, t)}`,
    de: ({ feature }, t) => rich`Zwei Geländeteile heißen ${named(feature, t)}`,
  },
});

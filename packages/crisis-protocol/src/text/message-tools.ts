import {
  amount,
  type Case,
  counted,
  haveCommas,
  type Kit,
  kit,
  type Locale,
  listed,
  type Noun,
  type Part,
  properName,
  quoted,
  type Rich,
  ref,
  rich,
  seatName,
  type Text,
  tally,
  type Units,
} from '@assemble/language';
import { TERRAIN_KIND_IDS, type TerrainKindId } from '../geometry/maps/kinds.ts';
import type { Id, Point } from '../geometry/shapes.ts';
import type { Edge } from '../geometry/table.ts';
import type { ConditionName, Face } from '../names.ts';
import { nouns } from './lexicon-nouns.ts';
import { terrainNouns } from './lexicon-terrain.ts';
import { ARTICLES, CONDITION_NAMES, conditionLink, EDGE_NAMES, faceLink } from './names.ts';
import { isGroup, type Names, nameAt, characterName as nameOf, tokenName as tokenNameOf } from './naming.ts';
import { placeWords } from './places.ts';

/** What the sentences of messages are written with, in one language. */
export interface Tools {
  readonly locale: Locale;
  readonly names: Names;
  list(items: readonly Text[]): Rich;
  either(items: readonly Text[]): Rich;
  /** Contracts where the language does: al, del. */
  prep(preposition: string, phrase: Text): Rich;
  seat(seat: number): Part;
  /** A card by its name, in quotation marks; a character card without. */
  card(id: string): Rich;
  cards(ids: readonly string[]): Rich;
  /** As it stands in a sentence: "el Capitán América", "den Unbesiegbaren Iron Man". */
  character(id: number, grammaticalCase?: Case): Rich;
  characters(ids: readonly number[], grammaticalCase?: Case): Rich;
  /** In a sentence: "la ficha «Senador 2»", "den Marker „Senator 2“". */
  token(id: number, grammaticalCase?: Case): Rich;
  /** Bare names, for labels and lists. */
  characterName(id: number): Part;
  tokenName(id: number): Part;
  /** With its article, or with a number where there are several of its kind. */
  terrain(id: Id, grammaticalCase?: Case): Rich;
  features(ids: readonly Id[], grammaticalCase?: Case): Rich;
  /** The name of what is at an address, in quotation marks. */
  ability(address: string): Rich;
  /** What a part of an ability does, by the address of its node. */
  effect(address: string): Rich;
  /** The same, or the condition of that name; null where the source is the rulebook itself. */
  source(source: string): Rich | null;
  face(face: Face): Part;
  /** Alike ones are counted: "2 × hit". */
  faces(faces: readonly Face[]): Rich;
  condition(name: ConditionName): Part;
  /** A number that unfolds into its sources. */
  number(of: { readonly value: number }): Part;
  damage(n: number): Rich;
  power(n: number): Rich;
  points(n: number, of?: unknown): Rich;
  /** In German what stands behind "am" and "vom": "oberen Rand". */
  edge(edge: Edge): string;
  /** A place as an adverbial: "beside the far truck, 2 in from your edge"; in numbers where nobody looks at it. */
  place(point: Point): Rich;
  inches(n: number): string;
}

const DAMAGE: Units = {
  en: ['damage', 'damage'],
  es: ['punto de Daño', 'puntos de Daño'],
  de: ['Schaden', 'Schaden'],
};
const POWER: Units = {
  en: ['Power', 'Power'],
  es: ['punto de Poder', 'puntos de Poder'],
  de: ['Kraft', 'Kraft'],
};
const POINTS: Units = { en: ['VP', 'VPs'], es: ['PV', 'PV'], de: ['SP', 'SP'] };

const GERMAN_EDGES: { readonly [E in Edge]: string } = {
  top: 'oberen Rand',
  right: 'rechten Rand',
  bottom: 'unteren Rand',
  left: 'linken Rand',
};

const isKind = (kind: string): kind is TerrainKindId =>
  (TERRAIN_KIND_IDS as readonly string[]).includes(kind);

const NOUNS = {
  ...terrainNouns,
  character: nouns.character,
  token: {
    en: { one: 'token', many: 'tokens' },
    es: { one: 'ficha', many: 'fichas', gender: 'f' },
    de: { one: 'Marker', many: 'Marker', gender: 'm' },
  },
} as const satisfies { readonly [id: string]: Noun };

export function tools(locale: Locale, names: Names): Tools {
  const k: Kit<keyof typeof NOUNS, never, never> = kit(locale, { nouns: NOUNS, adjectives: {}, verbs: {} });
  const list = (items: readonly Text[]): Rich => k.list(items, 'and');
  const named = (items: readonly Text[]): Rich => (haveCommas(items) ? listed(items) : list(items));

  const card = (id: string): Rich => {
    const found = names.card(id);
    const part = ref('card', id, found?.name[locale] ?? id);
    return found?.card === 'character' ? [part] : quoted(locale, part);
  };

  const ability = (address: string): Rich =>
    quoted(locale, ref('ability', address, nameAt(names, address)?.[locale] ?? address));

  const terrain = (id: Id, grammaticalCase: Case = 'nom'): Rich => {
    const feature = names.features.find((one) => one.id === id);
    const kind = feature !== undefined && isKind(feature.kind) ? feature.kind : null;
    const link = { ref: 'terrain', id: String(id) };
    const alike = names.features.filter((one) => one.kind === feature?.kind);
    if (feature === undefined || kind === null || alike.length < 2)
      return k.np({ noun: kind ?? 'feature', det: 'the', case: grammaticalCase, link });
    const numbered = (part: Part): Part =>
      typeof part === 'object' && 'ref' in part
        ? { ...part, text: `${part.text} ${alike.indexOf(feature) + 1}` }
        : part;
    const det = locale === 'en' ? 'none' : 'the';
    return k.np({ noun: kind, det, case: grammaticalCase, link }).map(numbered);
  };

  const face = (one: Face): Part => faceLink(one, locale);
  const decimal = (n: number, digits: number): string =>
    locale === 'en' ? n.toFixed(digits) : n.toFixed(digits).replace('.', ',');
  const characterName = (id: number): Part => ref('character', String(id), nameOf(names, id, locale));
  // A group is one character with a name in the plural.
  const character = (id: number, grammaticalCase: Case = 'nom'): Rich =>
    locale !== 'en' && isGroup(names, id)
      ? rich`${k.np({ noun: 'character', det: 'the', case: grammaticalCase })} ${quoted(locale, characterName(id))}`
      : properName(locale, nameOf(names, id, locale), {
          case: grammaticalCase,
          articles: ARTICLES,
          link: (text) => ref('character', String(id), text),
        });
  const tokenName = (id: number): Part => ref('token', String(id), tokenNameOf(names, id, locale));
  const token = (id: number, grammaticalCase: Case = 'nom'): Rich =>
    locale === 'en'
      ? [tokenName(id)]
      : rich`${k.np({ noun: 'token', det: 'the', case: grammaticalCase })} ${quoted(locale, tokenName(id))}`;

  return {
    locale,
    names,
    list,
    either: (items) => k.list(items, 'or'),
    prep: (preposition, phrase) => k.prep(preposition, phrase),
    seat: (seat) => seatName(names.seats, seat),
    card,
    cards: (ids) => named(ids.map(card)),
    character,
    characters: (ids, grammaticalCase) => named(ids.map((id) => character(id, grammaticalCase))),
    token,
    characterName,
    tokenName,
    terrain,
    features: (ids, grammaticalCase) => list(ids.map((id) => terrain(id, grammaticalCase))),
    ability,
    effect: (address) => names.effect(address, locale),
    source: (source) => {
      if (Object.hasOwn(CONDITION_NAMES, source))
        return quoted(locale, conditionLink(source as ConditionName, locale));
      return nameAt(names, source) === null ? null : ability(source);
    },
    face,
    faces: (faces) => list(tally(faces.map((one) => [face(one)]))),
    condition: (name) => conditionLink(name, locale),
    number: (of) => amount(of.value, of),
    damage: counted(locale, DAMAGE),
    power: counted(locale, POWER),
    points: counted(locale, POINTS),
    edge: (edge) => (locale === 'de' ? GERMAN_EDGES[edge] : EDGE_NAMES[edge][locale]),
    // Coordinates keep their point in every language: a comma stands between the two.
    place: (point) =>
      names.outlook === null
        ? [`${{ en: 'at', es: 'en', de: 'bei' }[locale]} (${point.x.toFixed(1)}, ${point.y.toFixed(1)})`]
        : placeWords(point, names.outlook, locale),
    inches: (n) =>
      ({ en: `${decimal(n, 1)} in`, es: `${decimal(n, 1)} pulgadas`, de: `${decimal(n, 1)} Zoll` })[locale],
  };
}

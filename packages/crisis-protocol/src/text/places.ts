import {
  type Case,
  kit,
  type Locale,
  type Noun,
  type Part,
  type Rich,
  rich,
  type Text,
} from '@assemble/language';
import { TERRAIN_KIND_IDS, type TerrainKindId } from '../geometry/maps/kinds.ts';
import { distanceToSegment, type Id, type Point } from '../geometry/shapes.ts';
import type { Edge } from '../geometry/table.ts';
import type { Feature } from '../geometry/terrain.ts';
import { BATTLEFIELD } from '../geometry/tools.ts';
import { terrainNouns } from './lexicon-terrain.ts';

/** How somebody looks at the battlefield: places are told by what stands there and by the edges as they see them. */
export interface Outlook {
  readonly terrain: readonly Pick<Feature, 'id' | 'kind' | 'outline'>[];
  /** The edge that they see below. */
  readonly home: Edge;
  /** Whether it is their own edge; a spectator has none. */
  readonly own: boolean;
}

type Side = 'near' | 'far' | 'left' | 'right';

/** Where something is: on or beside a terrain feature or in the middle, and how far from edges; the nearest first. */
interface Whereabouts {
  readonly feature: { readonly id: Id; readonly how: 'on' | 'beside' } | null;
  readonly middle: boolean;
  readonly edges: readonly { readonly side: Side; readonly inches: number }[];
}

/** So near to a feature something stands beside it, and so near to the middle in the middle. */
const BESIDE = 2.5;
const MIDDLE = 3;

/** A point as it is seen from an edge: across from the left, down from the far edge. */
function seenFrom({ x, y }: Point, home: Edge): Point {
  switch (home) {
    case 'bottom':
      return { x, y };
    case 'top':
      return { x: BATTLEFIELD - x, y: BATTLEFIELD - y };
    case 'right':
      return { x: BATTLEFIELD - y, y: x };
    case 'left':
      return { x: y, y: BATTLEFIELD - x };
  }
}

const sidesOf = (outline: readonly Point[]): readonly (readonly [Point, Point])[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from]);

/** A line from it to the right crosses the outline an odd number of times. */
const isInside = ({ x, y }: Point, outline: readonly Point[]): boolean =>
  sidesOf(outline).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  ).length %
    2 ===
  1;

const distanceTo = ({ x, y }: Point, outline: readonly Point[]): number =>
  Math.min(...sidesOf(outline).map(([a, b]) => distanceToSegment(x, y, a.x, a.y, b.x, b.y)));

function whereabouts(p: Point, { terrain, home }: Outlook): Whereabouts {
  const seen = seenFrom(p, home);
  const on = terrain.find(({ outline }) => isInside(p, outline));
  const [nearest] = terrain
    .map(({ id, outline }) => ({ id, distance: distanceTo(p, outline) }))
    .sort((a, b) => a.distance - b.distance);
  const beside = nearest !== undefined && nearest.distance <= BESIDE ? nearest : undefined;
  const half = BATTLEFIELD / 2;
  const [dx, dy] = [seen.x - half, seen.y - half];
  const across = dx < 0 ? { side: 'left', inches: seen.x } : { side: 'right', inches: BATTLEFIELD - seen.x };
  const along = dy < 0 ? { side: 'far', inches: seen.y } : { side: 'near', inches: BATTLEFIELD - seen.y };
  return {
    feature:
      on !== undefined
        ? { id: on.id, how: 'on' }
        : beside !== undefined
          ? { id: beside.id, how: 'beside' }
          : null,
    middle: dx * dx + dy * dy <= MIDDLE * MIDDLE,
    edges: ([along, across] as Whereabouts['edges'][number][])
      .map(({ side, inches }) => ({ side, inches: Math.max(0, Math.round(inches)) }))
      .sort((a, b) => a.inches - b.inches),
  };
}

const ADJECTIVES = {
  near: {
    en: 'near',
    es: { m: 'más cercano', f: 'más cercana', mp: 'más cercanos', fp: 'más cercanas' },
    de: 'vorder',
  },
  far: { en: 'far', es: { invariable: 'del fondo' }, de: 'hinter' },
  left: { en: 'left', es: { invariable: 'de la izquierda' }, de: 'link' },
  right: { en: 'right', es: { invariable: 'de la derecha' }, de: 'recht' },
} as const;

const isKind = (kind: string): kind is TerrainKindId =>
  (TERRAIN_KIND_IDS as readonly string[]).includes(kind);

const middleOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** Farther to that side than all others by so much, one is told by it. */
const CLEARLY = 1;

/** What tells a feature from others of its kind, as it is seen; null where nothing clearly does. */
function sideAmong(id: Id, alike: Outlook['terrain'], home: Edge): Side | null {
  const places = alike.map((one) => ({ id: one.id, at: seenFrom(middleOf(one.outline), home) }));
  const own = places.find((one) => one.id === id)?.at;
  if (own === undefined) return null;
  const others = places.filter((one) => one.id !== id).map(({ at }) => at);
  const clear: { readonly [side in Side]: (other: Point) => boolean } = {
    far: (other) => other.y - own.y >= CLEARLY,
    near: (other) => own.y - other.y >= CLEARLY,
    left: (other) => other.x - own.x >= CLEARLY,
    right: (other) => own.x - other.x >= CLEARLY,
  };
  return (['far', 'near', 'left', 'right'] as const).find((side) => others.every(clear[side])) ?? null;
}

/** A terrain feature as it is seen: "the far truck", "den hinteren LKW"; with a number where that is not enough. */
export function featureSeen(id: Id, outlook: Outlook, locale: Locale, grammaticalCase: Case = 'nom'): Rich {
  const k = kit(locale, { nouns: terrainNouns as Record<string, Noun>, adjectives: ADJECTIVES, verbs: {} });
  const feature = outlook.terrain.find((one) => one.id === id);
  const noun = feature !== undefined && isKind(feature.kind) ? feature.kind : 'feature';
  const phrase = {
    noun,
    det: 'the',
    case: grammaticalCase,
    link: { ref: 'terrain', id: String(id) },
  } as const;
  const alike = outlook.terrain.filter(({ kind }) => kind === feature?.kind);
  if (feature === undefined || alike.length < 2) return k.np(phrase);
  const side = sideAmong(id, alike, outlook.home);
  if (side !== null) return k.np({ ...phrase, adjectives: [side] });
  const numbered = (part: Part): Part =>
    typeof part === 'object' && 'ref' in part
      ? { ...part, text: `${part.text} ${alike.indexOf(feature) + 1}` }
      : part;
  return k.np({ ...phrase, det: locale === 'en' ? 'none' : 'the' }).map(numbered);
}

/** The edges behind "from", "de" and "von", for whoever sits at one of them and for those who only watch. */
const EDGES: { readonly [L in Locale]: { readonly [side in Side | 'below' | 'above']: string } } = {
  en: {
    near: 'your edge',
    far: 'the far edge',
    left: 'the left edge',
    right: 'the right edge',
    below: 'the bottom edge',
    above: 'the top edge',
  },
  es: {
    near: 'de tu borde',
    far: 'del borde contrario',
    left: 'del borde izquierdo',
    right: 'del borde derecho',
    below: 'del borde inferior',
    above: 'del borde superior',
  },
  de: {
    near: 'von deinem Rand',
    far: 'vom gegenüberliegenden Rand',
    left: 'vom linken Rand',
    right: 'vom rechten Rand',
    below: 'vom unteren Rand',
    above: 'vom oberen Rand',
  },
};

const fromEdge: { readonly [L in Locale]: (inches: number, edge: string) => string } = {
  en: (inches, edge) => `${inches === 0 ? 'less than 1' : inches} in from ${edge}`,
  es: (inches, edge) =>
    `a ${inches === 0 ? 'menos de 1' : inches} ${inches < 2 ? 'pulgada' : 'pulgadas'} ${edge}`,
  de: (inches, edge) => `${inches === 0 ? 'weniger als 1' : inches} Zoll ${edge}`,
};

const MIDDLE_WORDS: { readonly [L in Locale]: string } = {
  en: 'in the middle of the battlefield',
  es: 'en el centro del campo de batalla',
  de: 'in der Mitte des Schlachtfelds',
};

const AND: { readonly [L in Locale]: string } = { en: 'and', es: 'y', de: 'und' };

/** A place in words, as an adverbial: "beside the far truck, 2 in from your edge". */
export function placeWords(p: Point, outlook: Outlook, locale: Locale): Rich {
  const { feature, middle, edges } = whereabouts(p, outlook);
  const told = edges.map(({ side, inches }): string => {
    const seen = outlook.own ? side : side === 'near' ? 'below' : side === 'far' ? 'above' : side;
    return fromEdge[locale](inches, EDGES[locale][seen]);
  });
  if (feature !== null) return rich`${atFeature(feature, outlook, locale)}, ${told[0] ?? ''}`;
  return middle ? [MIDDLE_WORDS[locale]] : [told.join(` ${AND[locale]} `)];
}

function atFeature({ id, how }: NonNullable<Whereabouts['feature']>, outlook: Outlook, locale: Locale): Text {
  const k = kit(locale, { nouns: {}, adjectives: {}, verbs: {} });
  const thing = featureSeen(id, outlook, locale, 'dat');
  switch (locale) {
    case 'en':
      return rich`${how === 'on' ? 'on' : 'beside'} ${thing}`;
    case 'es':
      return how === 'on' ? rich`sobre ${thing}` : rich`junto ${k.prep('a', thing)}`;
    case 'de':
      return rich`${how === 'on' ? 'auf' : 'neben'} ${thing}`;
  }
}

import { plainFaceText, RESOURCES, SETS, type SetId, TYPES } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { numberOf, oneOf, searched } from '../../../collection/cards/criteria.ts';
import { hasAll, wordsOf } from '../../../text-search.ts';
import { type Card, content } from '../data.ts';

type CardType = keyof typeof TYPES;
type Resource = keyof typeof RESOURCES;

export const types = Object.keys(TYPES) as readonly CardType[];
export const sets = Object.keys(SETS) as readonly SetId[];
export const resources = Object.keys(RESOURCES) as readonly Resource[];

/** What a person looks for. Empty means anything. */
export interface Criteria {
  readonly q: string;
  readonly type: CardType | '';
  readonly set: SetId | '';
  readonly resource: Resource | '';
  readonly cost: string;
}

export const noCriteria: Criteria = { q: '', type: '', set: '', resource: '', cost: '' };

export const criteriaOf = (query: URLSearchParams): Criteria => ({
  q: query.get('q') ?? '',
  type: oneOf(types, query.get('type')),
  set: oneOf(sets, query.get('set')),
  resource: oneOf(resources, query.get('resource')),
  cost: numberOf(query.get('cost')),
});

/** The same as part of an address. */
export const queryOf = (criteria: Criteria): Readonly<Record<string, string>> => ({ ...criteria });

/** The text in the chosen language, and the English titles. */
const searchedText = searched((card: Card, locale) => [
  ...card.faces.map((face) => plainFaceText(face, locale, content)),
  ...card.faces.map(({ title }) => title.en),
]);

export function findCards(cards: readonly Card[], criteria: Criteria, locale: Locale): readonly Card[] {
  const { q, type, set, resource, cost } = criteria;
  const words = wordsOf(q);
  return cards.filter(
    (card) =>
      (type === '' || card.faces.some((face) => face.type === type)) &&
      (set === '' || card.set === set) &&
      (resource === '' || card.faces.some((face) => face.resources.includes(resource))) &&
      (cost === '' || card.faces.some((face) => face.cost === Number(cost))) &&
      hasAll(searchedText(card, locale), words),
  );
}

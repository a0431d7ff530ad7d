import type { Locale } from '@assemble/language';
import { numberOf, oneOf, searched } from '../../collection/cards/criteria.ts';
import { hasAll, wordsOf } from '../../text-search.ts';
import {
  type Affiliation,
  affiliations,
  type Card,
  cardKinds,
  type EnergyType,
  energyTypes,
  isStarter,
  nameOf,
  plainTextOf,
  type Rarity,
  rarities,
} from './data.ts';

export const sorts = ['number', 'name', 'cost', 'rarity'] as const;
type Sort = (typeof sorts)[number];

/** What a person looks for. Empty means anything. */
export interface Criteria {
  readonly q: string;
  readonly kind: Card['kind'] | '';
  readonly energy: EnergyType | 'none' | '';
  readonly affiliation: Affiliation | 'none' | '';
  readonly cost: string;
  readonly rarity: Rarity | '';
  readonly starter: boolean;
  readonly sort: Sort;
}

export const noCriteria: Criteria = {
  q: '',
  kind: '',
  energy: '',
  affiliation: '',
  cost: '',
  rarity: '',
  starter: false,
  sort: 'number',
};

export const criteriaOf = (query: URLSearchParams): Criteria => ({
  q: query.get('q') ?? '',
  kind: oneOf(cardKinds, query.get('kind')),
  energy: oneOf([...energyTypes, 'none'], query.get('energy')),
  affiliation: oneOf([...affiliations, 'none'], query.get('affiliation')),
  cost: numberOf(query.get('cost')),
  rarity: oneOf(rarities, query.get('rarity')),
  starter: query.get('starter') === 'yes',
  sort: oneOf(sorts, query.get('sort')) || 'number',
});

/** The same as part of an address, without what is not chosen. */
export const queryOf = ({ starter, sort, ...others }: Criteria): Readonly<Record<string, string>> => ({
  ...others,
  starter: starter ? 'yes' : '',
  sort: sort === 'number' ? '' : sort,
});

/** Names in the chosen language and in English, and the text. */
const searchedText = searched((card: Card, locale) => [
  nameOf(card, locale),
  nameOf(card, 'en'),
  plainTextOf(card, locale),
]);

const orders: Readonly<Record<Sort, (a: Card, b: Card, locale: Locale) => number>> = {
  number: () => 0,
  name: (a, b, locale) => nameOf(a, locale).localeCompare(nameOf(b, locale), locale),
  cost: (a, b) => a.cost - b.cost,
  rarity: (a, b) => rarities.indexOf(a.rarity) - rarities.indexOf(b.rarity),
};

export function findCards(cards: readonly Card[], criteria: Criteria, locale: Locale): readonly Card[] {
  const { q, kind, energy, affiliation, cost, rarity, starter, sort } = criteria;
  const words = wordsOf(q);
  return cards
    .filter(
      (card) =>
        (kind === '' || card.kind === kind) &&
        (energy === '' || (card.energy ?? 'none') === energy) &&
        (affiliation === '' || (card.affiliation ?? 'none') === affiliation) &&
        (cost === '' || card.cost === Number(cost)) &&
        (rarity === '' || card.rarity === rarity) &&
        (!starter || isStarter(card)) &&
        hasAll(searchedText(card, locale), words),
    )
    .sort((a, b) => orders[sort](a, b, locale) || a.number - b.number);
}

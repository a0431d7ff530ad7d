import type { Locale } from '@assemble/language';
import { numberOf, oneOf, searched } from '../../../collection/cards/criteria.ts';
import { hasAll, wordsOf } from '../../../text-search.ts';
import { type Affiliation, affiliations, type Card } from '../data.ts';
import { plainLines } from './text.ts';

export const kinds = [
  'character',
  'tactic',
  'crisis',
  'gem',
  'one-shot',
] as const satisfies readonly Card['card'][];
export type Kind = (typeof kinds)[number];

/** What a person looks for. Empty means anything. */
export interface Criteria {
  readonly q: string;
  readonly kind: Kind | '';
  readonly affiliation: Affiliation | 'none' | '';
  readonly threat: string;
}

export const noCriteria: Criteria = { q: '', kind: '', affiliation: '', threat: '' };

export const criteriaOf = (query: URLSearchParams): Criteria => ({
  q: query.get('q') ?? '',
  kind: oneOf(kinds, query.get('kind')),
  affiliation: oneOf([...affiliations, 'none'], query.get('affiliation')),
  threat: numberOf(query.get('threat')),
});

/** The same as part of an address. */
export const queryOf = (criteria: Criteria): Readonly<Record<string, string>> => ({ ...criteria });

/** The threat that is printed on a card; null where none is. */
export const threatOn = (card: Card): number | null =>
  card.card === 'character' || card.card === 'gem'
    ? card.threat
    : card.card === 'crisis'
      ? card.maximumThreat
      : null;

/** The groups a card belongs to. */
const groupsOf = (card: Card): readonly Affiliation[] =>
  card.card === 'character'
    ? card.affiliations
    : card.card === 'tactic' && card.affiliation !== null
      ? [card.affiliation]
      : [];

/** Names in the chosen language and in English, names of attacks and powers, and the text. */
const searchedText = searched((card: Card, locale) => {
  const parts = card.card === 'character' ? [...card.attacks, ...card.superpowers, ...card.leadership] : [];
  return [
    card.name[locale],
    card.name.en,
    card.card === 'character' ? card.alterEgo : '',
    ...parts.map(({ name }) => name[locale]),
    ...plainLines(card, locale),
  ];
});

export function findCards(cards: readonly Card[], criteria: Criteria, locale: Locale): readonly Card[] {
  const { q, kind, affiliation, threat } = criteria;
  const words = wordsOf(q);
  return cards
    .filter(
      (card) =>
        (kind === '' || card.card === kind) &&
        (affiliation === '' ||
          (affiliation === 'none' ? groupsOf(card).length === 0 : groupsOf(card).includes(affiliation))) &&
        (threat === '' || threatOn(card) === Number(threat)) &&
        hasAll(searchedText(card, locale), words),
    )
    .sort(
      (a, b) =>
        kinds.indexOf(a.card) - kinds.indexOf(b.card) || a.name[locale].localeCompare(b.name[locale], locale),
    );
}

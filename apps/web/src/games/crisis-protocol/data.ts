import {
  AFFILIATIONS,
  type Affiliation,
  CARDS,
  type Card,
  Content,
  TERRAIN_KIND_IDS,
  terrainKind,
} from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';

export type { Affiliation, Card };

export type CharacterCard = Extract<Card, { card: 'character' }>;
export type CrisisCard = Extract<Card, { card: 'crisis' }>;

export const cards: readonly Card[] = CARDS;
/** The cards by id. */
export const content = new Content(cards);

/** The name of a card; of one that this page does not know its id. */
export const nameOfId = (id: string, locale: Locale): string => content.find(id)?.name[locale] ?? id;

export const affiliations = Object.keys(AFFILIATIONS) as readonly Affiliation[];
export const affiliationName = (id: Affiliation, locale: Locale): string => AFFILIATIONS[id][locale];

export function terrainName(kind: string, locale: Locale): string {
  const known = TERRAIN_KIND_IDS.find((id) => id === kind);
  return known === undefined ? kind : terrainKind(known).names[locale];
}

import type { Locale } from '@assemble/language';
import type { ComponentType, ReactNode } from 'react';

export interface FilterProps<Card, Criteria> {
  readonly criteria: Criteria;
  /** The cards to choose from. */
  readonly among: readonly Card[];
  readonly onChange: (changes: Partial<Criteria>) => void;
}

export interface LinkProps<Card> {
  readonly card: Card;
  readonly href: string;
  /** What a click does instead of following the address. */
  readonly onOpen?: ((card: Card) => void) | undefined;
}

export interface SheetProps<Card> {
  readonly card: Card;
  readonly onClose: () => void;
  /** The address of another card; without one its name is only read. */
  readonly addressOf?: (card: Card) => string;
  /** Rules open beside the page, because what is under the sheet must stay. */
  readonly stays?: boolean;
  readonly children?: ReactNode;
}

interface GalleryWords {
  readonly title: string;
  readonly intro: string;
  readonly build: string;
}

/** What a game tells of its cards, for all who look among them. `Criteria` are what they look for. */
export interface Gallery<Card extends { readonly id: string }, Criteria> {
  readonly words: Readonly<Record<Locale, GalleryWords>>;
  /** Where all cards are, and where something is built of them. */
  readonly place: readonly string[];
  readonly builder: readonly string[];
  readonly cards: readonly Card[];
  readonly cardAt: (id: string) => Card | undefined;
  readonly nameOf: (card: Card, locale: Locale) => string;
  readonly noCriteria: Criteria;
  readonly criteriaOf: (query: URLSearchParams) => Criteria;
  readonly queryOf: (criteria: Criteria) => Readonly<Record<string, string>>;
  readonly findCards: (cards: readonly Card[], criteria: Criteria, locale: Locale) => readonly Card[];
  readonly Filters: ComponentType<FilterProps<Card, Criteria>>;
  /** A whole card that opens. */
  readonly CardLink: ComponentType<LinkProps<Card>>;
  /** All about one card. */
  readonly CardSheet: ComponentType<SheetProps<Card>>;
}

/** The place of a card: ids may have several parts. */
export const pathOf = (place: readonly string[], { id }: { readonly id: string }): readonly string[] => [
  ...place,
  ...id.split('/'),
];

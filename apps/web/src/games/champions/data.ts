import { CARDS, type Card, Content, type Face } from '@assemble/champions';
import type { Locale } from '@assemble/language';

export type { Card, Face };

/** The cards by id, and their sides. */
export const content = new Content(CARDS);
export const cards: readonly Card[] = content.cards;

const sides = new Map(cards.flatMap((card) => card.faces.map((face) => [face.id, face] as const)));

/** A card by its id or by that of one of its sides. */
export const cardAt = (id: string): Card | undefined =>
  content.find(id) ?? content.find(sides.get(id)?.card ?? '');

/** What a card is called: an identity by its hero. */
export const titleOf = (card: Card, locale: Locale): string => card.faces[0].title[locale];

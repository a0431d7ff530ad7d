import { cardText } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { perCard } from '../../../collection/cards/criteria.ts';
import type { Card } from '../data.ts';

/** What a card says, line by line. */
export const plainLines = perCard((card: Card, locale): readonly string[] =>
  cardText(card, locale).blocks.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => plain(text))),
);

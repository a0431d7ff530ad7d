import { cardText } from '@assemble/crisis-protocol';
import { type Locale, plain } from '@assemble/language';
import type { Card } from '../data.ts';

const texts = new Map<string, readonly string[]>();

/** What a card says, line by line. */
export function plainLines(card: Card, locale: Locale): readonly string[] {
  const key = `${locale}:${card.id}`;
  let lines = texts.get(key);
  if (lines === undefined) {
    lines = cardText(card, locale).blocks.flatMap(({ paragraphs }) =>
      paragraphs.map(({ text }) => plain(text)),
    );
    texts.set(key, lines);
  }
  return lines;
}

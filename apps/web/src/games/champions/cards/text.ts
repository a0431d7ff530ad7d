import { plainFaceText } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { type Card, content } from '../data.ts';

const texts = new Map<string, string>();

/** Everything that a card says, on all its sides. */
export function plainText(card: Card, locale: Locale): string {
  const key = `${locale}:${card.id}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = card.faces.map((face) => plainFaceText(face, locale, content)).join('\n');
    texts.set(key, text);
  }
  return text;
}

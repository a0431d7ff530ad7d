import type { Locale } from '@assemble/language';
import { fold } from '../../text-search.ts';

/** A value that the address names, if it is one of those that there are. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? '';

/** A number as the address has it; nothing where it is none. */
export const numberOf = (text: string | null): string =>
  text !== null && /^\d{1,3}$/.test(text) ? text : '';

/** Works something out once for each card and language: texts are generated, and searched at every key. */
export function perCard<Card extends { readonly id: string }, T>(
  of: (card: Card, locale: Locale) => T,
): (card: Card, locale: Locale) => T {
  const known = new Map<string, T>();
  return (card, locale) => {
    const key = `${locale}:${card.id}`;
    let value = known.get(key);
    if (value === undefined) {
      value = of(card, locale);
      known.set(key, value);
    }
    return value;
  };
}

/** What a search looks at: the lines of a card, folded. */
export const searched = <Card extends { readonly id: string }>(
  linesOf: (card: Card, locale: Locale) => readonly string[],
): ((card: Card, locale: Locale) => string) =>
  perCard((card, locale) => fold(linesOf(card, locale).join('\n')));

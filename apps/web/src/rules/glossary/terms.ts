import type { Locale } from '@assemble/language';
import type { Term } from '@assemble/rules';
import { type Sayings, sayingsOf, spokenIn } from '../search/concepts.ts';
import { plain, WORD, wordsIn } from '../search/stems.ts';

/** A piece of a text: with its term where it is one that is explained. */
export interface Piece {
  readonly text: string;
  readonly term: string | null;
}

/** What finds the terms of a game in texts of one language. */
export interface Finder {
  readonly locale: Locale;
  readonly sayings: Sayings;
  /** How each term is written. */
  readonly names: ReadonlyMap<string, string>;
}

/** So many letters at its end a word may lose in another form. */
const ENDING = 2;

/**
 * Whether words are a form of a name, and not a relative of it: "Verteidigungen" is one of "Verteidigung", "Verteidiger"
 * is somebody.
 */
function isFormOf(text: string, name: string): boolean {
  const words = plain(text).match(WORD) ?? [];
  const named = plain(name).match(WORD) ?? [];
  return words.every((word) =>
    named.some((one) => word.startsWith(one.slice(0, Math.max(2, one.length - ENDING)))),
  );
}

/** Only terms that some rule explains are found. */
export function finderOf(terms: readonly Term[], locale: Locale): Finder {
  const explained = terms.filter(({ rule }) => rule !== undefined);
  return {
    locale,
    sayings: sayingsOf(explained, locale),
    names: new Map(explained.map((term) => [term.id, term[locale] ?? ''])),
  };
}

/** Cuts texts into pieces. Each term is marked where it is first read; of two that overlap, the longer one. */
export function termsIn(
  texts: readonly string[],
  { locale, sayings, names }: Finder,
): readonly (readonly Piece[])[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    const words = wordsIn(text, locale);
    const spoken = [...spokenIn(words, sayings)].sort((a, b) => a.from - b.from || b.to - a.to);
    const pieces: Piece[] = [];
    let at = 0;
    let free = 0;
    for (const { concept, from, to } of spoken) {
      const [first, last] = [words[from], words[to - 1]];
      if (from < free || first === undefined || last === undefined) continue;
      if (!isFormOf(text.slice(first.start, last.end), names.get(concept) ?? '')) continue;
      free = to;
      if (seen.has(concept)) continue;
      seen.add(concept);
      if (first.start > at) pieces.push({ text: text.slice(at, first.start), term: null });
      pieces.push({ text: text.slice(first.start, last.end), term: concept });
      at = last.end;
    }
    return at < text.length ? [...pieces, { text: text.slice(at), term: null }] : pieces;
  });
}

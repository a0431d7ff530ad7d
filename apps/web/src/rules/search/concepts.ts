import type { Locale, Localized } from '@assemble/language';
import type { Term } from '@assemble/rules';
import { joined, type Word, wordsIn } from './stems.ts';

/** What a word of a game means, however it is said: a term of its book, or a line of synonyms. */
export type Concept = string;

/** The ways to say the concepts of a game in a language, by the first word of each. */
export type Sayings = ReadonlyMap<
  string,
  readonly { readonly concept: Concept; readonly stems: readonly string[] }[]
>;

/** A concept that a text speaks of, and the words that say it. */
export interface Spoken {
  readonly concept: Concept;
  /** From which word to which, the last one not included. */
  readonly from: number;
  readonly to: number;
}

/** "attack (A)" is said "attack", "sacar / robar" in two ways, "Retaliate X" with any number. */
const waysToSay = (name: string): readonly string[] =>
  name
    .replace(/\(.*?\)|"|\bX\b/g, '')
    .split(/[/,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** How terms are said in a language, and what else is said for one thing. */
export function sayingsOf(
  terms: readonly Term[],
  locale: Locale,
  synonyms: readonly Localized<string>[] = [],
): Sayings {
  const sayings = new Map<string, { concept: Concept; stems: readonly string[] }[]>();
  const add = (concept: Concept, name: string): void => {
    for (const way of [...waysToSay(name), ...joined(name)]) {
      const stems = wordsIn(way, locale).map(({ stem }) => stem);
      const [first] = stems;
      if (first !== undefined) sayings.set(first, [...(sayings.get(first) ?? []), { concept, stems }]);
    }
  };
  for (const { id, ...term } of terms) add(id, term[locale] ?? '');
  for (const same of synonyms) add(same.en, same[locale]);
  return sayings;
}

/** All concepts that some words speak of, also those within others. */
export function spokenIn(words: readonly Word[], sayings: Sayings): readonly Spoken[] {
  return words.flatMap(({ stem }, from) =>
    (sayings.get(stem) ?? []).flatMap(({ concept, stems }) =>
      stems.every((one, i) => words[from + i]?.stem === one)
        ? [{ concept, from, to: from + stems.length }]
        : [],
    ),
  );
}

import { type Locale, locales } from '@assemble/language';
import { type Concept, type Sayings, spokenIn } from './concepts.ts';
import { isEmptyWord, plain, rejoined, stemOf, WORD, withUmlauts, wordsIn } from './stems.ts';

/** The ways to say things, by game and language. */
export type SayingsOfGames = ReadonlyMap<string, Readonly<Record<Locale, Sayings>>>;

/** One thing that is looked for. */
export interface Ask {
  /** What it may mean, by game. */
  readonly concepts: ReadonlyMap<string, ReadonlySet<Concept>>;
  /** Its words, each by its stems in all languages. */
  readonly words: readonly Readonly<Record<Locale, readonly string[]>>[];
  /** Its words as parts of others, where it means nothing by itself: while it is being typed, and in compounds. */
  readonly parts: readonly string[];
}

interface Typed {
  readonly text: string;
  readonly start: number;
}

/** The longest thing that is said from a word on, with all that it may mean. */
function saidFrom(query: string, { start }: Typed, sayings: SayingsOfGames) {
  let end = start;
  let concepts = new Map<string, Set<Concept>>();
  for (const [game, byLocale] of sayings)
    for (const locale of locales) {
      const words = wordsIn(query, locale);
      const first = words.findIndex((word) => word.start === start);
      if (first < 0) continue;
      for (const { concept, from, to } of spokenIn(words, byLocale[locale])) {
        const last = words[to - 1];
        if (from !== first || last === undefined || last.end < end) continue;
        if (last.end > end) concepts = new Map();
        end = last.end;
        concepts.set(game, (concepts.get(game) ?? new Set()).add(concept));
      }
    }
  return { end, concepts };
}

const stemsOf = (word: string): Readonly<Record<Locale, readonly string[]>> => ({
  en: [stemOf(word, 'en')],
  es: [stemOf(word, 'es')],
  de: [...new Set([stemOf(word, 'de'), stemOf(withUmlauts(word), 'de')])],
});

/** What somebody looks for: empty words are left out, and what belongs together is one thing. */
export function asksOf(query: string, reader: Locale, sayings: SayingsOfGames): readonly Ask[] {
  const isKnown = (word: string): boolean => saidFrom(word, { text: word, start: 0 }, sayings).end > 0;
  const whole = rejoined(query, isKnown).replace(WORD, (word) =>
    !isKnown(word) && isKnown(withUmlauts(word)) ? withUmlauts(word) : word,
  );
  const typed = [...whole.matchAll(WORD)].map((found): Typed => ({ text: found[0], start: found.index }));
  const asks: Ask[] = [];
  const skipped: Ask[] = [];
  for (let i = 0; i < typed.length; i++) {
    const first = typed[i] as Typed;
    const { end, concepts } = saidFrom(whole, first, sayings);
    const words = typed.slice(i).filter(({ start }, k) => k === 0 || start < end);
    const means = concepts.size > 0;
    const ask = {
      concepts,
      words: words.map(({ text }) => stemsOf(text)),
      parts: means ? [] : words.map(({ text }) => plain(text)),
    };
    const says = words.length > 1 || !isEmptyWord(first.text, reader);
    const isEmpty = !says || (!means && locales.some((locale) => isEmptyWord(first.text, locale)));
    (isEmpty ? skipped : asks).push(ask);
    i += words.length - 1;
  }
  return asks.length > 0 ? asks : skipped;
}

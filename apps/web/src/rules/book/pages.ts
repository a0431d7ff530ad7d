import type { Locale } from '@assemble/language';
import { type Difference, type EditionId, editionIds, type RuleEntry } from '@assemble/rules';
import type { Book, Chapter, Figure } from './book.ts';

/** A page of the book: the beginning of a chapter, or one of its topics. */
export interface Page {
  readonly chapter: Chapter;
  readonly topic: string | null;
}

/** What stands at one place of the book, with what other editions have in its place. */
export interface Passage {
  readonly entry: RuleEntry;
  readonly others: readonly RuleEntry[];
  /** Questions that the editions answer differently, each once on a page. */
  readonly differences: readonly Difference[];
}

/** Which edition somebody reads: the one that is named, else the one in the reader's language; none where there is one. */
export function editionOf(
  rules: readonly RuleEntry[],
  named: string | null,
  locale: Locale,
): EditionId | null {
  if (!rules.some(({ editions }) => editions !== undefined)) return null;
  const own: Readonly<Record<Locale, EditionId>> = { en: 'en', es: 'es13', de: 'de' };
  return editionIds.find((edition) => edition === named) ?? own[locale];
}

const holds = ({ editions }: RuleEntry, edition: EditionId | null): boolean =>
  edition === null || editions === undefined || editions.includes(edition);

/** All pages in their order; topics of which an edition says nothing are left out. */
export function pagesOf(book: Book, rules: readonly RuleEntry[], edition: EditionId | null): readonly Page[] {
  const said = new Set(rules.filter((entry) => holds(entry, edition)).map(({ topic }) => topic));
  return book.chapters.flatMap((chapter) => [
    { chapter, topic: null },
    ...chapter.topics.filter((topic) => said.has(topic)).map((topic) => ({ chapter, topic })),
  ]);
}

/** The rules of a topic in an edition. */
export function passagesOf(
  topic: string,
  rules: readonly RuleEntry[],
  book: Book,
  edition: EditionId | null,
): readonly Passage[] {
  const told = new Set<Difference>();
  return rules
    .filter((entry) => entry.topic === topic && holds(entry, edition))
    .map((entry) => {
      const root = entry.variantOf ?? entry.id;
      const family = rules.filter((one) => one.id === root || one.variantOf === root);
      const others = family.filter((one) => one !== entry && !holds(one, edition));
      const ids = [entry.id, ...others.map(({ id }) => id)];
      const differences = book.differences.filter(
        (one) => !told.has(one) && one.rules.some((id) => ids.includes(id)),
      );
      for (const one of differences) told.add(one);
      return { entry, others, differences };
    });
}

/** The page on which a rule stands: its chapter, and its topic. */
export const pageOfTopic = (book: Book, topic: string): Page | undefined => {
  const chapter = book.chapters.find(({ topics }) => topics.includes(topic));
  return chapter && { chapter, topic };
};

/** The drawings of a page: first those of its topic, then those of its chapter. */
export const figuresOf = (book: Book, { chapter, topic }: Page): readonly Figure[] => {
  const all = book.chapters.flatMap(({ figures }) => figures);
  const own = all.filter(({ topics }) => topic !== null && topics.includes(topic));
  return [...new Set([...own, ...chapter.figures])];
};

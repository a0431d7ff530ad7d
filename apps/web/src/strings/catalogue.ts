import type { Locale } from '@assemble/language';
import { useLocale } from '../shell/preferences.ts';

/** The words of a part of the page: texts, functions of what varies in them, and texts by name. */
type Words = Readonly<
  Record<string, string | ((...args: never[]) => string) | Readonly<Record<string, string>>>
>;

/** The same keys with the same arguments in another language. */
export type WordsLike<T extends Words> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : { readonly [Name in keyof T[K]]: string };
};

export type Catalogue<T extends Words> = Readonly<Record<Locale, WordsLike<T>>>;

/** The words in the language of the person. */
export const useWords = <T extends Words>(catalogue: Catalogue<T>): WordsLike<T> => catalogue[useLocale()];

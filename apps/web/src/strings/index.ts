import { type Catalogue, useWords, type WordsLike } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Strings = WordsLike<typeof en>;

/** The words of the shell and the rules reference. A key that a language lacks does not compile. */
export const strings: Catalogue<typeof en> = { en, es, de };

export const useStrings = (): Strings => useWords(strings);

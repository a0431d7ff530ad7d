import { type Catalogue, useWords, type WordsLike } from '../../strings/catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type TableWords = WordsLike<typeof en>;

/** The words of the table, the same for all games. */
const tableWords: Catalogue<typeof en> = { en, es, de };

export const useTableWords = (): TableWords => useWords(tableWords);

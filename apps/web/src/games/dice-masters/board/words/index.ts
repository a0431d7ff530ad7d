import type { Locale } from '@assemble/language';
import type { Catalogue, WordsLike } from '../../../../strings/catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type BoardWords = WordsLike<typeof en>;

const words: Catalogue<typeof en> = { en, es, de };

/** What is written on the table. */
export const boardWords = (locale: Locale): BoardWords => words[locale];

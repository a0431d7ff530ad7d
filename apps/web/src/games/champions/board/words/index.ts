import type { Locale } from '@assemble/language';
import type { WordsLike } from '../../../../strings/catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type BoardWords = WordsLike<typeof en>;

const words: Readonly<Record<Locale, BoardWords>> = { en, es, de };

export const boardWords = (locale: Locale): BoardWords => words[locale];

import { type Catalogue, useWords, type WordsLike } from '../../strings/catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type OnlineWords = WordsLike<typeof en>;

/** The words of online play, the same for all games. */
export const onlineWords: Catalogue<typeof en> = { en, es, de };

export const useOnlineWords = (): OnlineWords => useWords(onlineWords);

import { type Catalogue, useWords, type WordsLike } from '../../strings/catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type ReplayWords = WordsLike<typeof en>;

const replayWords: Catalogue<typeof en> = { en, es, de };

export const useReplayWords = (): ReplayWords => useWords(replayWords);

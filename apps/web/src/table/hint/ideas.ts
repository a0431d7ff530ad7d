import type { Answer } from '@assemble/kernel';
import type { Advice } from './ask-bot.ts';

/** An answer that is worth a thought. */
export interface Idea {
  readonly letter: string;
  readonly answer: Answer;
  readonly words: string;
  /** By how many points of the game it stands behind the best one, and whether that is as good as nothing. */
  readonly behind: number;
  readonly isEqual: boolean;
}

/** Less than this is not told: it is rounded to nothing. */
const LEAST = 0.05;

/** So many ideas are shown. */
const MOST = 3;

/** What the bot thinks as ideas with letters: what sounds the same is one. */
export function ideasOf(advice: readonly Advice[], wordsOf: (answer: Answer) => string): readonly Idea[] {
  const told = new Map<string, Advice>();
  for (const one of advice) {
    const words = wordsOf(one.answer);
    if (!told.has(words)) told.set(words, one);
  }
  return [...told].slice(0, MOST).map(([words, { answer, behind }], i) => ({
    letter: 'ABC'.charAt(i),
    answer,
    words,
    behind,
    isEqual: behind < LEAST,
  }));
}

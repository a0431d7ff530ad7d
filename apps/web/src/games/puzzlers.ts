import type { GameWords } from '@assemble/kernel';
import type { Collection } from '@assemble/puzzles';

/** What the worker needs to host puzzles: the collection, and the words in which its positions are written. */
interface Puzzler {
  readonly collection: Collection;
  readonly words: GameWords<unknown>;
}

const puzzler = (collection: Collection, words: unknown): Puzzler => ({
  collection,
  words: words as GameWords<unknown>,
});

export const puzzlers: Readonly<Record<string, () => Promise<Puzzler>>> = {
  champions: async () => {
    const [{ CARDS, scenarioWords }, { collection }] = await Promise.all([
      import('@assemble/champions'),
      import('@assemble/puzzles/champions'),
    ]);
    return puzzler(collection, scenarioWords(CARDS));
  },
  'crisis-protocol': async () => {
    const [{ CARDS, scenarioWords }, { collection }] = await Promise.all([
      import('@assemble/crisis-protocol'),
      import('@assemble/puzzles/crisis-protocol'),
    ]);
    return puzzler(collection, scenarioWords(CARDS));
  },
  'dice-masters': async () => {
    const [{ CARDS, scenarioWords }, { collection }] = await Promise.all([
      import('@assemble/dice-masters'),
      import('@assemble/puzzles/dice-masters'),
    ]);
    return puzzler(collection, scenarioWords(CARDS));
  },
};

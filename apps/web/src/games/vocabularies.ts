import type { GameWords } from '@assemble/kernel';

/** The words in which positions of the games are written, for the worker that lays them out. */
export const vocabularies: Readonly<Record<string, () => Promise<GameWords<unknown>>>> = {
  champions: async () => {
    const { CARDS, scenarioWords } = await import('@assemble/champions');
    return scenarioWords(CARDS) as unknown as GameWords<unknown>;
  },
  'crisis-protocol': async () => {
    const { CARDS, scenarioWords } = await import('@assemble/crisis-protocol');
    return scenarioWords(CARDS) as unknown as GameWords<unknown>;
  },
  'dice-masters': async () => {
    const { CARDS, scenarioWords } = await import('@assemble/dice-masters');
    return scenarioWords(CARDS) as unknown as GameWords<unknown>;
  },
};

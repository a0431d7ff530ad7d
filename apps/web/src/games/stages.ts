import type { GameWords } from '@assemble/kernel';
import type { Scenes } from '../rules/scenes/scene.ts';

/** What the worker needs to play scenes: them, and the words in which they are written. */
interface Stage {
  readonly scenes: Scenes;
  readonly words: GameWords<unknown>;
}

export const stages: Readonly<Record<string, () => Promise<Stage>>> = {
  champions: async () => {
    const [{ CARDS, scenarioWords }, { scenes }] = await Promise.all([
      import('@assemble/champions'),
      import('./champions/book/generated/scenes.ts'),
    ]);
    return { scenes, words: scenarioWords(CARDS) as unknown as GameWords<unknown> };
  },
  'crisis-protocol': async () => {
    const [{ CARDS, scenarioWords }, { scenes }] = await Promise.all([
      import('@assemble/crisis-protocol'),
      import('./crisis-protocol/book/generated/scenes.ts'),
    ]);
    return { scenes, words: scenarioWords(CARDS) as unknown as GameWords<unknown> };
  },
  'dice-masters': async () => {
    const [{ CARDS, scenarioWords }, { scenes }] = await Promise.all([
      import('@assemble/dice-masters'),
      import('./dice-masters/book/generated/scenes.ts'),
    ]);
    return { scenes, words: scenarioWords(CARDS) as unknown as GameWords<unknown> };
  },
};

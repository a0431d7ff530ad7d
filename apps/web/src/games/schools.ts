import type { GameWords } from '@assemble/kernel';
import type { Course } from '@assemble/lessons';

/** What the worker needs to host lessons: the course, and the words in which its steps are written. */
interface School {
  readonly course: Course;
  readonly words: GameWords<unknown>;
}

export const schools: Readonly<Record<string, () => Promise<School>>> = {
  champions: async () => {
    const [{ CARDS, scenarioWords }, { course }] = await Promise.all([
      import('@assemble/champions'),
      import('@assemble/lessons/champions'),
    ]);
    return { course, words: scenarioWords(CARDS) as unknown as GameWords<unknown> };
  },
  'crisis-protocol': async () => {
    const [{ CARDS, scenarioWords }, { course }] = await Promise.all([
      import('@assemble/crisis-protocol'),
      import('@assemble/lessons/crisis-protocol'),
    ]);
    return { course, words: scenarioWords(CARDS) as unknown as GameWords<unknown> };
  },
  'dice-masters': async () => {
    const [{ CARDS, scenarioWords }, { course }] = await Promise.all([
      import('@assemble/dice-masters'),
      import('@assemble/lessons/dice-masters'),
    ]);
    return { course, words: scenarioWords(CARDS) as unknown as GameWords<unknown> };
  },
};

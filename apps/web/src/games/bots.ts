export type BotKind = 'random' | 'greedy';

/** The bots that can sit down, the best last. */
export const bots: readonly BotKind[] = ['random', 'greedy'];

export { type Bot, consult } from './bot.ts';
export { greedyBot } from './greedy.ts';
export type { Effort } from './look-ahead.ts';
export { randomBot } from './random.ts';

export { type Bot, consult } from './bot.ts';
export { advise, greedyBot } from './greedy.ts';
export type { Effort, Found } from './look-ahead.ts';
export { randomBot } from './random.ts';

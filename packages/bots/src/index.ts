export { type Bot, consult } from './bot.ts';
export { advise, botsByName, greedyBot, type Level, levelBot, levels, searchBot } from './levels.ts';
export { randomBot } from './random.ts';
export type { Effort, Found } from './search.ts';

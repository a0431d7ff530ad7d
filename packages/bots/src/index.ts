export { type Bot, consult } from './bot.ts';
export { chanceToWin, rising } from './chance.ts';
export { advise, botsByName, habitBot, type Level, levelBot, levels, searchBot } from './levels.ts';
export { randomBot } from './random.ts';
export { isChoice, type Judgement, judge, standing } from './review.ts';
export type { Effort, Found } from './search.ts';

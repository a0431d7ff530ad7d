export { type Bot, consult } from './bot.ts';
export { randomBot } from './random.ts';

import { stream } from '@assemble/kernel';
import type { Bot } from './bot.ts';

/** Takes any legal answer, drawn from a stream of its own: the dice of the match never depend on it. */
export function randomBot(seed: string): Bot {
  const random = stream(seed, 'random-bot');
  return {
    name: 'random',
    decide: (game, seen, decision) => game.sample(seen, decision, random),
  };
}

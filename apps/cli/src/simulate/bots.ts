import { type Bot, greedyBot } from '@assemble/bots';
import { didYouMean, Mistake } from '../mistakes.ts';

/** Who draws any legal answer. It is no bot to consult: a simulation draws from the match itself. */
export const RANDOM = 'random';

const MAKERS: { readonly [name: string]: (seed: string) => Bot } = { greedy: greedyBot };

export const botNames: readonly string[] = [RANDOM, ...Object.keys(MAKERS)];

/** A bot by its name; null for one that only draws. */
export const botNamed = (name: string, seed: string): Bot | null => MAKERS[name]?.(seed) ?? null;

/** Reads `a,b`. */
export function readBots(text: string): readonly string[] {
  const names = text.split(',');
  for (const name of names)
    if (!botNames.includes(name))
      throw new Mistake(
        `there is no bot "${name}"; there is ${botNames.join(', ')}.${didYouMean(name, botNames)}`,
      );
  return names;
}

import { type Bot, botsByName } from '@assemble/bots';
import { noSuch } from '../mistakes.ts';

/** Who draws any legal answer. A simulation draws from the match itself, without a copy for each decision. */
export const RANDOM = 'random';

const makers: { readonly [name: string]: (seed: string) => Bot } = botsByName;

export const botNames: readonly string[] = Object.keys(makers);

/** A bot by its name; null for one that only draws. */
export const botNamed = (name: string, seed: string): Bot | null =>
  name === RANDOM ? null : (makers[name]?.(seed) ?? null);

/** Whether it answers without thinking. */
export const isQuick = (name: string): boolean => name === RANDOM || name === 'novice';

/** Reads `a,b`. */
export function readBots(text: string): readonly string[] {
  const names = text.split(',');
  for (const name of names)
    if (!botNames.includes(name)) throw noSuch({ en: 'bot', es: 'el bot', de: 'einen Bot' }, name, botNames);
  return names;
}

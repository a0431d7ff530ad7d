import { type Bot, botsByName } from '@assemble/bots';
import type { Localized } from '@assemble/language';
import { noSuch } from '../mistakes.ts';

/** Who draws any legal answer. A simulation draws from the match itself, without a copy for each decision. */
export const RANDOM = 'random';

const makers: { readonly [name: string]: (seed: string) => Bot } = botsByName;

const botNames: readonly string[] = Object.keys(makers);

/** A bot by its name; null for one that only draws. */
export const botNamed = (name: string, seed: string): Bot | null =>
  name === RANDOM ? null : (makers[name]?.(seed) ?? null);

/** Whether it answers without thinking. */
export const isQuick = (name: string): boolean => name === RANDOM || name === 'novice';

const BOT: Localized<string> = { en: 'bot', es: 'el bot', de: 'einen Bot' };

/** Reads `a,b`. */
export function readBots(text: string): readonly string[] {
  const names = text.split(',');
  const unknown = names.find((name) => !botNames.includes(name));
  if (unknown !== undefined) throw noSuch(BOT, unknown, botNames);
  return names;
}

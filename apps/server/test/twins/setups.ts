import * as mc from '@assemble/champions';
import type { Json } from '@assemble/kernel';
import { battlefield } from '../real.ts';

const content = new mc.Content(mc.CARDS);

/** Two heroes against a villain, each asked always: Ultron lays cards of the players face down. */
const against = (villain: string, modular: string, from: number): Json => {
  const players = mc.PRESETS.slice(from, from + 2).map(({ hero, aspect }) =>
    mc.presetDeck(content, hero, aspect),
  );
  const rest = { villain, mode: 'standard', modular: [modular], pacing: 'always' };
  return JSON.parse(JSON.stringify({ players, ...rest })) as Json;
};

/** What the twins play, by game: set-ups in which something is chosen in secret, lies hidden or is left to chance. */
export const TWIN_SETUPS: Readonly<Record<string, readonly Json[]>> = {
  champions: [
    against('ultron', 'under-attack', 0),
    against('rhino', 'bomb-scare', 0),
    against('klaw', 'masters-of-evil', 1),
  ],
  'dice-masters': [{ format: 'tournament' }, { format: 'first-game', first: 0 }],
  'crisis-protocol': [battlefield('avengers', 'cabal'), battlefield('shield', 'shield')],
};

/** Where nobody holds an answer that others do not see: who is asked follows from what lies open, and from the dice. */
export const ASKING_TELLS: ReadonlySet<string> = new Set(['dice-masters', 'crisis-protocol']);

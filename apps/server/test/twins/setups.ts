import * as mc from '@assemble/champions';
import type { Json } from '@assemble/kernel';
import { battlefield, SETUPS } from '../real.ts';

const content = new mc.Content(mc.CARDS);

/** Two heroes against a villain: Ultron lays cards of the players face down. */
const against = (villain: string, modular: string, from: number): Json => {
  const players = mc.PRESETS.slice(from, from + 2).map(({ hero, aspect }) =>
    mc.presetDeck(content, hero, aspect),
  );
  return JSON.parse(JSON.stringify({ players, villain, mode: 'standard', modular: [modular] })) as Json;
};

/** What the twins play, by game: set-ups in which something is chosen in secret, lies hidden or is left to chance. */
export const TWIN_SETUPS: Readonly<Record<string, readonly Json[]>> = {
  champions: [
    against('ultron', 'under-attack', 0),
    SETUPS['champions'] ?? null,
    against('klaw', 'masters-of-evil', 1),
  ],
  'dice-masters': [{ format: 'tournament' }, { format: 'first-game', first: 0 }],
  'crisis-protocol': [battlefield('avengers', 'cabal'), battlefield('shield', 'shield')],
};

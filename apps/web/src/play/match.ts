import { GENERATOR, type Json } from '@assemble/kernel';
import { hrefTo, navigate } from '../shell/router.ts';
import type { SavedMatch, Sitting } from '../table/messages.ts';
import { keepMatch, randomText } from '../table/saved.ts';

/** Lays a new match on a table and goes there. */
export function startMatch(game: string, title: string, setup: Json, sitters: readonly Sitting[]): void {
  const seed = randomText();
  navigate(
    layMatch({
      game,
      title,
      setup,
      seed,
      generator: GENERATOR,
      sitters,
      decisions: [],
      practice: false,
      rules: null,
    }),
  );
}

/** Lays a match on a table of this device, as far as it was played; answers where that is. */
export function layMatch(match: Omit<SavedMatch, 'id' | 'conceded' | 'over' | 'at'>): string {
  const saved: SavedMatch = { ...match, id: randomText(6), conceded: null, over: false, at: Date.now() };
  unkept = keepMatch(saved) ? null : saved;
  return tableHref(saved);
}

/** A match that the device would not keep lasts as long as the page. */
let unkept: SavedMatch | null = null;

export const matchInMemory = (id: string): SavedMatch | null => (unkept?.id === id ? unkept : null);

export const tableHref = ({ game, id }: SavedMatch): string => hrefTo(['play', game, id]);

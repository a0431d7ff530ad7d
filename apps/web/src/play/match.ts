import { GENERATOR, type Json } from '@assemble/kernel';
import { hrefTo, navigate } from '../shell/router.ts';
import type { SavedMatch, Sitting } from '../table/messages.ts';
import { keepMatch, randomText } from '../table/saved.ts';

/** Lays a new match on a table and goes there. */
export function startMatch(game: string, title: string, setup: Json, sitters: readonly Sitting[]): void {
  navigate(layMatch(newMatch(game, title, setup, sitters)));
}

/** A match as it is laid, with or without decisions. */
type Laid = Omit<SavedMatch, 'id' | 'conceded' | 'over' | 'at'>;

/** Lays a match on a table of this device, as far as it was played; answers where that is. */
export const layMatch = (match: Laid): string => tableHref(laidMatch(match));

export function laidMatch(match: Laid): SavedMatch {
  const saved: SavedMatch = { ...match, id: randomText(6), conceded: null, over: false, at: Date.now() };
  unkept = keepMatch(saved) ? null : saved;
  return saved;
}

/** A match of which nothing was played yet. */
export const newMatch = (game: string, title: string, setup: Json, sitters: readonly Sitting[]): Laid => ({
  game,
  title,
  setup,
  seed: randomText(),
  generator: GENERATOR,
  sitters,
  decisions: [],
  practice: false,
  rules: null,
});

/** A match that the device would not keep lasts as long as the page. */
let unkept: SavedMatch | null = null;

export const matchInMemory = (id: string): SavedMatch | null => (unkept?.id === id ? unkept : null);

export const tableHref = ({ game, id }: SavedMatch): string => hrefTo(['play', game, id]);

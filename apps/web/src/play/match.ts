import type { Json } from '@assemble/kernel';
import { hrefTo, navigate } from '../shell/router.ts';
import type { SavedMatch, Sitting } from '../table/messages.ts';
import { keepMatch, randomText } from '../table/saved.ts';

/** Lays a new match on a table and goes there. */
export function startMatch(game: string, title: string, setup: Json, sitters: readonly Sitting[]): void {
  const saved: SavedMatch = {
    id: randomText(6),
    game,
    title,
    setup,
    seed: randomText(),
    sitters,
    decisions: [],
    practice: false,
    conceded: null,
    over: false,
    at: Date.now(),
    rules: null,
  };
  unkept = keepMatch(saved) ? null : saved;
  navigate(tableHref(saved));
}

/** A match that the device would not keep lasts as long as the page. */
let unkept: SavedMatch | null = null;

export const matchInMemory = (id: string): SavedMatch | null => (unkept?.id === id ? unkept : null);

export const tableHref = ({ game, id }: SavedMatch): string => hrefTo(['play', game, id]);

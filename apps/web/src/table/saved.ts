import type { Localized } from '@assemble/language';
import type { GlanceOf } from './board.ts';
import type { SavedMatch } from './messages.ts';

const PREFIX = 'assemble.match.';
const GLANCE = 'assemble.glance.';
/** So many matches that are over are kept; the oldest make room. Those that are not over nobody but their people discards. */
const MOST = 12;

function isSaved(value: unknown): value is SavedMatch {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, seed, sitters, decisions } = value as Partial<SavedMatch>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof seed === 'string' &&
    Array.isArray(sitters) &&
    Array.isArray(decisions)
  );
}

function read(key: string): SavedMatch | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSaved(value) ? value : null;
  } catch {
    return null;
  }
}

/** All matches of this device, the last played first. */
export function savedMatches(): readonly SavedMatch[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export const savedMatch = (id: string): SavedMatch | null => read(PREFIX + id);

/** Keeps a match. Answers whether it could: storage may be full or forbidden. */
export function keepMatch(saved: SavedMatch): boolean {
  const text = JSON.stringify(saved);
  const finished = savedMatches().filter(({ id, over }) => over && id !== saved.id);
  while (finished.length >= MOST) forgetMatch(finished.pop()?.id ?? '');
  for (;;) {
    try {
      localStorage.setItem(PREFIX + saved.id, text);
      return true;
    } catch {
      // Where there is no room, what is over makes some.
      const oldest = finished.pop();
      if (oldest === undefined) return false;
      forgetMatch(oldest.id);
    }
  }
}

export function forgetMatch(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
    localStorage.removeItem(GLANCE + id);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** A match from afar: what its person is asked, where it stands, and what its face shows of it. */
export interface Glance extends GlanceOf {
  readonly asks: Localized<string>;
  readonly stands: Localized<string>;
}

/** Keeps it beside the match; where there is no room for it, the match is listed without. */
export function keepGlance(id: string, glance: Glance): void {
  try {
    localStorage.setItem(GLANCE + id, JSON.stringify(glance));
  } catch {
    // The match itself matters more, and says so where it cannot be kept.
  }
}

export function glanceAt(id: string): Glance | null {
  try {
    const value = JSON.parse(localStorage.getItem(GLANCE + id) ?? 'null') as Partial<Glance> | null;
    const { asks, stands, scores, things } = value ?? {};
    return asks && stands && Array.isArray(scores) && Array.isArray(things)
      ? { asks, stands, scores, things }
      : null;
  } catch {
    return null;
  }
}

/** Chance that nobody can foresee, as text. */
export function randomText(bytes = 16): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

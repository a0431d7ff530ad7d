import type { SavedMatch } from './messages.ts';

const PREFIX = 'assemble.match.';
/** So many matches are kept; the oldest make room. */
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
  try {
    for (const old of savedMatches()
      .filter(({ id }) => id !== saved.id)
      .slice(MOST - 1))
      forgetMatch(old.id);
    localStorage.setItem(PREFIX + saved.id, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetMatch(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** Chance that nobody can foresee, as text. */
export function randomText(bytes = 16): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

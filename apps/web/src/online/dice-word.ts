import { wordFrom } from '@assemble/kernel';
import { ApiProblem, api } from './api.ts';

const place = (match: string): string => `assemble/word/${match}`;

/** 80 bits of chance that the host cannot know when it binds itself. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this tab puts into the dice of a match: what was typed, or something drawn; a reload does not change it. */
export function wordFor(match: string): string {
  const kept = sessionStorage.getItem(place(match));
  if (kept !== null) return kept;
  const word = drawn();
  sessionStorage.setItem(place(match), word);
  return word;
}

/** Keeps a word that somebody typed; null where it is none. */
export function keepWord(match: string, typed: string): string | null {
  const word = wordFrom(typed);
  if (word !== null) sessionStorage.setItem(place(match), word);
  return word;
}

/** Puts this tab's word into the dice from one's own seats, unless the match has just begun. */
export async function putWord(match: string, seats: readonly number[]): Promise<void> {
  try {
    for (const seat of seats) await api.putWord(match, seat, wordFor(match));
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.key !== 'seat.not-yours') throw error;
  }
}

import { useSyncExternalStore } from 'react';

/** Which pages of its book somebody has read, kept on this device. */
const key = (game: string): string => `assemble.book.${game}`;

const listeners = new Set<() => void>();
/** For as long as the page, where nothing can be kept. */
const kept = new Map<string, string>();

function stored(game: string): string {
  try {
    return localStorage.getItem(key(game)) ?? kept.get(game) ?? '';
  } catch {
    return kept.get(game) ?? '';
  }
}

export function markRead(game: string, page: string): void {
  const read = stored(game).split(' ').filter(Boolean);
  if (read.includes(page)) return;
  const text = [...read, page].join(' ');
  kept.set(game, text);
  try {
    localStorage.setItem(key(game), text);
  } catch {
    // Storage may be full or forbidden: then it is known as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useRead(game: string): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, () => stored(game));
  return new Set(text.split(' '));
}

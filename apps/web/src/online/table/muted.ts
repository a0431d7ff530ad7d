import { useSyncExternalStore } from 'react';

const KEY = 'assemble.muted';

function load(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage may be forbidden, or hold something else: then nobody is muted.
    return [];
  }
}

let muted = load();
const listeners = new Set<() => void>();

/** Mutes somebody on this device, at every table and under any name, or hears them again. */
export function setMuted(who: string, mute: boolean): void {
  muted = mute ? [...new Set([...muted, who])] : muted.filter((one) => one !== who);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Those whom nobody at this device wants to hear, as lines of the chat tell who speaks. */
export const useMuted = (): readonly string[] => useSyncExternalStore(subscribe, () => muted);

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

/** Mutes somebody by name on this device, or hears them again. */
export function setMuted(name: string, mute: boolean): void {
  muted = mute ? [...new Set([...muted, name])] : muted.filter((one) => one !== name);
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

/** The names of those whom nobody at this device wants to hear. */
export const useMuted = (): readonly string[] => useSyncExternalStore(subscribe, () => muted);

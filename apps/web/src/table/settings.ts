import { useEffect, useSyncExternalStore } from 'react';
import { readSettings, type Settings } from './stored-settings.ts';

const KEY = 'assemble.table';

function load(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Storage may be forbidden, or hold something that is no JSON: then everything is as at the start.
    return readSettings(null);
  }
}

let settings = load();
const listeners = new Set<() => void>();

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Then the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = (): Settings => settings;

export const useSettings = (): Settings => useSyncExternalStore(subscribe, current, current);

const still = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
const followStill = (listener: () => void): (() => void) => {
  const query = still();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export function useReducedMotion(): boolean {
  const system = useSyncExternalStore(followStill, () => still().matches);
  const { motion } = useSettings();
  return motion === 'system' ? system : motion === 'reduced';
}

/** Everything is measured in rem, so one size changes all of the screen; it ends with the screen. */
export function useTextSize(): void {
  const { textSize } = useSettings();
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = `${textSize}%`;
    return () => {
      style.fontSize = '';
    };
  }, [textSize]);
}

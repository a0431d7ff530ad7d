import { useEffect, useSyncExternalStore } from 'react';

/** How somebody likes their table, remembered on this device. */
export interface Settings {
  /** How long a bot waits before it moves, in milliseconds. */
  readonly pause: number;
  /** In percent. */
  readonly textSize: number;
  readonly motion: 'system' | 'reduced';
  readonly board: 'picture' | 'text';
}

export const pauses = [0, 300, 900, 1800] as const;
export const textSizes = [90, 100, 115, 130] as const;

const KEY = 'assemble.table';
const DEFAULTS: Settings = { pause: 900, textSize: 100, motion: 'system', board: 'picture' };

function read(): Settings {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return DEFAULTS;
    const { pause, textSize, motion, board } = value as Partial<Settings>;
    return {
      pause: pauses.find((one) => one === pause) ?? DEFAULTS.pause,
      textSize: textSizes.find((one) => one === textSize) ?? DEFAULTS.textSize,
      motion: motion === 'reduced' ? motion : 'system',
      board: board === 'text' ? board : 'picture',
    };
  } catch {
    return DEFAULTS;
  }
}

let settings = read();
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

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);

const still = matchMedia('(prefers-reduced-motion: reduce)');
const followStill = (listener: () => void): (() => void) => {
  still.addEventListener('change', listener);
  return () => still.removeEventListener('change', listener);
};

export function useReducedMotion(): boolean {
  const system = useSyncExternalStore(followStill, () => still.matches);
  return useSettings().motion === 'reduced' || system;
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

import { useSyncExternalStore } from 'react';
import { type Memory, type Remembered, readMemory, remember } from './memory.ts';

/** A match is known by its address; what is remembered for it lasts as long as the tab. */
const keyOf = (match: string): string => `assemble.auto.${match}`;

function load(match: string): Memory {
  try {
    return readMemory(JSON.parse(sessionStorage.getItem(keyOf(match)) ?? '[]'));
  } catch {
    // Storage may be forbidden, or hold something that is no JSON: then nothing is remembered.
    return [];
  }
}

let current: { readonly match: string; readonly memory: Memory } = { match: '', memory: [] };
const listeners = new Set<() => void>();

const memoryOf = (match: string): Memory => {
  if (current.match !== match) current = { match, memory: load(match) };
  return current.memory;
};

function change(match: string, memory: Memory): void {
  current = { match, memory };
  try {
    sessionStorage.setItem(keyOf(match), JSON.stringify(memory));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export const rememberAnswer = (one: Remembered): void =>
  change(location.hash, remember(memoryOf(location.hash), one));

export const forgetAnswer = (one: Remembered): void =>
  change(
    location.hash,
    memoryOf(location.hash).filter((other) => other !== one),
  );

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMemory = (): Memory => useSyncExternalStore(subscribe, () => memoryOf(location.hash));

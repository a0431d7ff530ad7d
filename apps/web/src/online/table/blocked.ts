import { useSyncExternalStore } from 'react';

/**
 * Those who were blocked since the page was opened. The server sends nothing more of them; this hides what it had sent
 * before.
 */
let blocked: readonly string[] = [];
const listeners = new Set<() => void>();

export function setBlocked(who: string, block: boolean): void {
  blocked = block ? [...blocked, who] : blocked.filter((one) => one !== who);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useBlocked = (): readonly string[] => useSyncExternalStore(subscribe, () => blocked);

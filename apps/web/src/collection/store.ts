import { useSyncExternalStore } from 'react';

/** Something that a person made and this device keeps. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  /** What it is built at the same time with. */
  readonly group?: string;
}

export interface Store<T extends { readonly id: string }> {
  /** All of it, the oldest first; nothing where storage is forbidden. */
  readonly all: () => readonly T[];
  /** Keeps some: those of a known id in their place, others at the end. Answers whether it could. */
  readonly keep: (some: readonly T[]) => boolean;
  readonly forget: (id: string) => boolean;
  readonly use: () => readonly T[];
}

/** A list in the storage of the browser. What is not `isOne` is not ours, or damaged: it is left out. */
export function storeOf<T extends { readonly id: string }>(
  key: string,
  isOne: (value: unknown) => value is T,
): Store<T> {
  let known: { readonly text: string; readonly list: readonly T[] } = { text: '', list: [] };
  const listeners = new Set<() => void>();

  function parse(text: string): readonly T[] {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isOne) : [];
    } catch {
      // Not ours, or damaged: as good as none.
      return [];
    }
  }

  function all(): readonly T[] {
    let text = '[]';
    try {
      text = localStorage.getItem(key) ?? '[]';
    } catch {
      // Forbidden: nothing was ever kept.
    }
    if (text !== known.text) known = { text, list: parse(text) };
    return known.list;
  }

  /** Answers whether it could: storage may be full or forbidden. */
  function write(list: readonly T[]): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(list));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }

  function keep(some: readonly T[]): boolean {
    const kept = all();
    const fresh = some.filter(({ id }) => kept.every((old) => old.id !== id));
    return write([...kept.map((old) => some.find(({ id }) => id === old.id) ?? old), ...fresh]);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    all,
    keep,
    forget: (id) => write(all().filter((one) => one.id !== id)),
    use: () => useSyncExternalStore(subscribe, all),
  };
}

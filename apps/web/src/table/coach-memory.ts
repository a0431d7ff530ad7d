import { useSyncExternalStore } from 'react';

const KEY = 'assemble.coach';

/** What this device remembers of the coach: whether he is wanted, null while nobody said, and what he has told of a game. */
export interface CoachMemory {
  readonly wanted: boolean | null;
  readonly told: { readonly [game: string]: readonly string[] };
}

/** The memory from what was stored; what makes no sense is as at the start. */
export function readMemory(value: unknown): CoachMemory {
  const { wanted, told } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly wanted?: unknown;
    readonly told?: unknown;
  };
  const lists = Object.entries(typeof told === 'object' && told !== null ? told : {});
  return {
    wanted: typeof wanted === 'boolean' ? wanted : null,
    told: Object.fromEntries(
      lists.map(([game, ids]) => [
        game,
        Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      ]),
    ),
  };
}

function load(): CoachMemory {
  try {
    return readMemory(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Storage may be forbidden, or hold something that is no JSON.
    return readMemory(null);
  }
}

let memory: CoachMemory | null = null;
const listeners = new Set<() => void>();

const current = (): CoachMemory => {
  memory ??= load();
  return memory;
};

function change(changes: Partial<CoachMemory>): void {
  memory = { ...current(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Then he remembers as long as the page lasts.
  }
  for (const listener of listeners) listener();
}

/** Whoever asks for the coach anew hears everything anew. */
export const wantCoach = (wanted: boolean): void =>
  change(wanted && current().wanted === false ? { wanted, told: {} } : { wanted });

export function rememberTold(game: string, id: string): void {
  const { told } = current();
  change({ told: { ...told, [game]: [...(told[game] ?? []).filter((one) => one !== id), id] } });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCoachMemory = (): CoachMemory => useSyncExternalStore(subscribe, current, current);

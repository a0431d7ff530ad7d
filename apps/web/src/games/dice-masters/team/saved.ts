import type { NamedTeam } from '@assemble/dice-masters';
import { useSyncExternalStore } from 'react';

/** A team that this device keeps. */
export interface SavedTeam extends NamedTeam {
  readonly id: string;
}

const KEY = 'assemble.dice-masters.teams';

function isSaved(value: unknown): value is SavedTeam {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, format, team } = value as Partial<SavedTeam>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (format === 'basic' || format === 'tournament') &&
    Array.isArray(team?.cards) &&
    Array.isArray(team.basicActions)
  );
}

function parse(text: string): readonly SavedTeam[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    // Not ours, or damaged: as good as none.
    return [];
  }
}

let known: { readonly text: string; readonly teams: readonly SavedTeam[] } = { text: '', teams: [] };

/** The teams of this device, the oldest first; none where storage is forbidden. */
export function savedTeams(): readonly SavedTeam[] {
  let text = '[]';
  try {
    text = localStorage.getItem(KEY) ?? '[]';
  } catch {
    // Forbidden: nothing was ever kept.
  }
  if (text !== known.text) known = { text, teams: parse(text) };
  return known.teams;
}

const listeners = new Set<() => void>();

/** Answers whether it could: storage may be full or forbidden. */
function write(teams: readonly SavedTeam[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(teams));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Keeps teams: those of a known id in their place, others at the end. Answers whether it could. */
export function keepTeams(teams: readonly SavedTeam[]): boolean {
  const kept = savedTeams();
  const fresh = teams.filter(({ id }) => kept.every((old) => old.id !== id));
  return write([...kept.map((old) => teams.find(({ id }) => id === old.id) ?? old), ...fresh]);
}

export const forgetTeam = (id: string): boolean => write(savedTeams().filter((team) => team.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSavedTeams = (): readonly SavedTeam[] => useSyncExternalStore(subscribe, savedTeams);

import type { NamedTeam } from '@assemble/dice-masters';
import { type Kept, storeOf } from '../../../collection/store.ts';

/** A team that this device keeps. */
type SavedTeam = NamedTeam & Kept;

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

export const teamStore = storeOf('assemble.dice-masters.teams', isSaved);

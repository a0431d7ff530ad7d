import { EDITIONS, type EditionId, type NamedRoster, type Roster } from '@assemble/crisis-protocol';
import { type Kept, storeOf } from '../../../collection/store.ts';

/** A roster that this device keeps. */
export type SavedRoster = NamedRoster & Kept;

export const isEdition = (value: unknown): value is EditionId =>
  typeof value === 'string' && value in EDITIONS;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a value has the form of a roster; whether it is legal is for the rules to say. */
function isRoster(value: unknown): value is Roster {
  if (typeof value !== 'object' || value === null) return false;
  const { characters, tactics, crises } = value as Partial<Roster>;
  return (
    Array.isArray(characters) &&
    characters.every(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        'id' in one &&
        typeof one.id === 'string' &&
        (!('gems' in one) || isIds(one.gems)),
    ) &&
    isIds(tactics) &&
    isIds(crises)
  );
}

function isSaved(value: unknown): value is SavedRoster {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, edition, roster } = value as Partial<SavedRoster>;
  return typeof id === 'string' && typeof name === 'string' && isEdition(edition) && isRoster(roster);
}

export const rosterStore = storeOf('assemble.crisis-protocol.rosters', isSaved);

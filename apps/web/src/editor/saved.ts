import { type Kept, type Store, storeOf } from '../collection/store.ts';
import type { NamedPosition } from './address.ts';

type SavedPosition = NamedPosition & Kept;

function isSaved(value: unknown): value is SavedPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, given } = value as Partial<SavedPosition>;
  return (
    typeof id === 'string' && typeof name === 'string' && typeof given === 'object' && !Array.isArray(given)
  );
}

/** The positions of a game that this device keeps. */
export const positionStore = (game: string): Store<SavedPosition> =>
  storeOf(`assemble.${game}.positions`, isSaved);

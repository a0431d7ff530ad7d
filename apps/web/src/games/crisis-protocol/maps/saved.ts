import type { Feature } from '@assemble/crisis-protocol';
import { type Kept, storeOf } from '../../../collection/store.ts';

/** A battlefield that this device keeps. */
export interface SavedMap extends Kept {
  readonly features: readonly Feature[];
}

const isPoint = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isFinite(value.x) &&
  Number.isFinite(value.y);

/** Whether a value has the form of a terrain feature; whether it may stand there is for the rules to say. */
export function isFeature(value: unknown): value is Feature {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, size, interactive, outline, standing } = value as Partial<Feature>;
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    typeof kind === 'string' &&
    typeof size === 'number' &&
    typeof interactive === 'boolean' &&
    Array.isArray(outline) &&
    outline.length >= 3 &&
    outline.every(isPoint) &&
    (standing === null || standing === 'outline' || (Array.isArray(standing) && standing.every(isPoint)))
  );
}

function isSaved(value: unknown): value is SavedMap {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, features } = value as Partial<SavedMap>;
  return (
    typeof id === 'string' && typeof name === 'string' && Array.isArray(features) && features.every(isFeature)
  );
}

export const mapStore = storeOf('assemble.crisis-protocol.maps', isSaved);

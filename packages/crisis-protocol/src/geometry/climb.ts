import { Advance } from './advance.ts';
import type { Disc } from './shapes.ts';
import type { Field } from './table.ts';
import type { Wedge } from './wedge.ts';

/** Climbing, flying and crawling up walls all make a character count as this Size while its tool is laid. */
export const SIZE_OVER_TERRAIN = 5;

/**
 * A climb: a Short advance (CP-CLIMB-1, CP-CLIMB-2) of Size 5 (CP-CLIMB-3), which may therefore end on top of terrain
 * up to that Size (CP-CLIMB-4).
 */
export function climbFrom(start: Disc, field: Field, wedge: Wedge | null = null): Advance {
  return new Advance({ ...start, size: SIZE_OVER_TERRAIN }, field, ['S'], wedge);
}

import { distanceOf, type Measured } from './range.ts';
import type { Disc } from './shapes.ts';
import { TOLERANCE } from './tolerance.ts';

/** Whether two things touch or overlap (CP-RULING-3). */
export function inContact(a: Measured, b: Measured): boolean {
  return distanceOf(a, b) <= TOLERANCE;
}

/** Whether two bases share space (CP-MOVE-4): touching is not overlapping (CP-RULING-7). */
export function overlaps(a: Disc, b: Disc): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const near = a.radius + b.radius - TOLERANCE;
  return near > 0 && dx * dx + dy * dy < near * near;
}

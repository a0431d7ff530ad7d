import { type EndReason, endMargin, endReasons } from './ending.ts';
import { distanceOf } from './range.ts';
import { boxAround } from './region.ts';
import { type Disc, discAt, type Point } from './shapes.ts';
import { Spots } from './spots.ts';
import type { Field } from './table.ts';
import { isWithin, TOLERANCE } from './tolerance.ts';
import { type Range, rangeLength } from './tools.ts';
import { isInWedge, type Wedge, wedgeMargin } from './wedge.ts';

/** CP-PLACE-1, CP-RULING-10 */
export interface BeyondRange {
  readonly kind: 'beyond-range';
  readonly distance: number;
  readonly range: Range;
}

export type PlaceReason = EndReason | BeyondRange | { readonly kind: 'outside-wedge' };

/** Why a disc is beyond a range of where it is measured from; empty if it is not. */
export function rangeReasons(disc: Disc, from: Disc, range: Range): readonly BeyondRange[] {
  const distance = distanceOf(from, disc);
  return isWithin(distance, rangeLength(range)) ? [] : [{ kind: 'beyond-range', distance, range }];
}

/** How far a disc could be shifted before it is within a range or no longer within it. */
export function rangeMargin(disc: Disc, from: Disc, range: Range): number {
  const dx = disc.x - from.x;
  const dy = disc.y - from.y;
  return rangeLength(range) + TOLERANCE + from.radius + disc.radius - Math.sqrt(dx * dx + dy * dy);
}

/**
 * The spots where a base may be placed (CP-PLACE-2): any part of it within range of where it is measured from, usually
 * its old place (CP-PLACE-1, CP-RULING-10), whatever lies between. The field holds the other bases.
 */
export function placeWithin(
  range: Range,
  from: Disc,
  radius: number,
  field: Field,
  wedge: Wedge | null = null,
): Spots<PlaceReason> {
  const at = (p: Point): Disc => discAt(p, radius);
  return new Spots<PlaceReason>(
    boxAround(from, rangeLength(range) + from.radius + radius + TOLERANCE),
    (p) => [
      ...endReasons(at(p), field),
      ...rangeReasons(at(p), from, range),
      ...(wedge === null || isInWedge(wedge, at(p)) ? [] : [{ kind: 'outside-wedge' } as const]),
    ],
    (p) => {
      const inRange = rangeMargin(at(p), from, range);
      const inWedge = wedge === null ? Number.POSITIVE_INFINITY : wedgeMargin(wedge, at(p));
      return Math.min(inRange, inWedge, endMargin(at(p), field));
    },
  );
}

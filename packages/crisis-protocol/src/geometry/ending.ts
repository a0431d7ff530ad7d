import { overlaps } from './contact.ts';
import { depthIn } from './ring.ts';
import { type Disc, type Id, lengthOf } from './shapes.ts';
import { EDGES, type Edge, edgesCrossed, type Field, insideOf } from './table.ts';
import { isOnTop, mayReach, overlapsTerrain, type Solid } from './terrain.ts';
import { TOLERANCE } from './tolerance.ts';

/** Why a base may not end a movement somewhere. */
export type EndReason =
  /** CP-MOVE-10 */
  | { readonly kind: 'off-table'; readonly edges: readonly Edge[] }
  /** CP-MOVE-5 */
  | { readonly kind: 'overlaps-base'; readonly ids: readonly Id[] }
  /** CP-MOVE-6 */
  | { readonly kind: 'partly-on-terrain'; readonly ids: readonly Id[] }
  /** CP-MOVE-8, CP-MOVE-9, CP-PLACE-3, CP-PLACE-4, CP-RULING-6 */
  | { readonly kind: 'cannot-stand'; readonly ids: readonly Id[] }
  /** CP-ADVANCE-5: one that is too large to move over is too large to end on. */
  | { readonly kind: 'terrain-too-large'; readonly ids: readonly Id[] };

/** Which terrain a base may end on top of. */
export type MayEndOn = (solid: Solid) => boolean;

const ANY: MayEndOn = () => true;

/** Every reason why a base may not end where it is; the field holds the other bases only. */
export function endReasons(disc: Disc, field: Field, mayEndOn: MayEndOn = ANY): readonly EndReason[] {
  const reasons: EndReason[] = [];
  const edges = edgesCrossed(disc);
  if (edges.length > 0) reasons.push({ kind: 'off-table', edges });
  const bases = field.bases.filter((base) => overlaps(disc, base)).map((base) => base.id);
  if (bases.length > 0) reasons.push({ kind: 'overlaps-base', ids: bases });
  const partly: Id[] = [];
  const unstable: Id[] = [];
  const tooLarge: Id[] = [];
  for (const solid of field.terrain) {
    if (!overlapsTerrain(disc, solid)) continue;
    const inside = depthIn(solid.outline, disc.x, disc.y) >= disc.radius - TOLERANCE;
    if (!inside) partly.push(solid.id);
    else if (!isOnTop(disc, solid)) unstable.push(solid.id);
    else if (!mayEndOn(solid)) tooLarge.push(solid.id);
  }
  if (partly.length > 0) reasons.push({ kind: 'partly-on-terrain', ids: partly });
  if (unstable.length > 0) reasons.push({ kind: 'cannot-stand', ids: unstable });
  if (tooLarge.length > 0) reasons.push({ kind: 'terrain-too-large', ids: tooLarge });
  return reasons;
}

/**
 * How far a base could be shifted in any direction before the answer changes, at least: positive where it may end,
 * negative where it may not, 0 on the limit. The answer is that of `endReasons`.
 */
export function endMargin(disc: Disc, field: Field, mayEndOn: MayEndOn = ANY): number {
  let margin = Number.POSITIVE_INFINITY;
  for (const edge of EDGES) margin = Math.min(margin, insideOf(edge, disc) - disc.radius + TOLERANCE);
  for (const base of field.bases) {
    const dx = base.x - disc.x;
    const dy = base.y - disc.y;
    const near = base.radius + disc.radius - TOLERANCE;
    const square = dx * dx + dy * dy;
    // A base that is farther away than the margin so far cannot make it smaller.
    const far = near + Math.max(0, margin);
    if (square < far * far) margin = Math.min(margin, Math.sqrt(square) - near);
  }
  for (const solid of field.terrain) {
    if (mayReach(solid, disc, Math.max(0, margin))) {
      margin = Math.min(margin, terrainMargin(disc, solid, mayEndOn));
    }
  }
  return margin;
}

/** As much of a field as could keep a base from ending nearer than so much to where it is. */
export function fieldNear(field: Field, disc: Disc, within: number): Field {
  return {
    bases: field.bases.filter(
      (base) => lengthOf(base.x - disc.x, base.y - disc.y) <= base.radius + disc.radius + within,
    ),
    terrain: field.terrain.filter((solid) => mayReach(solid, disc, within)),
  };
}

/** Clear of a feature or entirely on top of it, whichever is nearer. */
function terrainMargin(disc: Disc, solid: Solid, mayEndOn: MayEndOn): number {
  const clear = TOLERANCE - depthIn(solid.outline, disc.x, disc.y) - disc.radius;
  if (clear >= 0 || solid.standing === null || !mayEndOn(solid)) return clear;
  return Math.max(clear, depthIn(solid.standing, disc.x, disc.y) - disc.radius + TOLERANCE);
}

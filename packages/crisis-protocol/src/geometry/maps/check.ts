import { inset, isSimple } from '../convex.ts';
import { areaOf, depthIn, type Ring, ringDistance, ringOf } from '../ring.ts';
import type { Id } from '../shapes.ts';
import { EDGES, type Edge, insideOf } from '../table.ts';
import type { Feature } from '../terrain.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import { rangeLength } from '../tools.ts';
import type { Named } from './kinds.ts';

/** A battlefield as it is saved, shared and started with. */
export interface BattlefieldMap {
  readonly id: string;
  readonly names: Named;
  readonly features: readonly Feature[];
}

/** What is wrong with a map. Which of these forbid it and which only warn is for the editions to say. */
export type MapProblem =
  /** CP-FIELD-2, CP-FIELD-3 */
  | { readonly kind: 'too-few-features'; readonly count: number; readonly least: number }
  /** CP-FIELD-6, CP-FIELD-7 */
  | { readonly kind: 'near-edge'; readonly feature: Id; readonly edge: Edge; readonly distance: number }
  /** CP-FIELD-8, CP-FIELD-9 */
  | { readonly kind: 'too-close'; readonly features: readonly [Id, Id]; readonly distance: number }
  /** CP-FIELD-4 */
  | { readonly kind: 'not-mostly-middle-sizes'; readonly middle: number; readonly count: number }
  /** CP-FIELD-11 */
  | { readonly kind: 'all-one-size'; readonly size: number }
  /** CP-FIELD-2, CP-FIELD-3 */
  | { readonly kind: 'bad-size'; readonly feature: Id; readonly size: number }
  /** Not the outline of anything: too few corners, too small or thin, or crossing itself. */
  | { readonly kind: 'bad-outline'; readonly feature: Id }
  /** The part to stand on is no outline, or reaches out of the feature. */
  | { readonly kind: 'bad-standing'; readonly feature: Id }
  /** Ids name features, so no two may share one. */
  | { readonly kind: 'same-id'; readonly feature: Id };

export const LEAST_FEATURES = 12;
/** Beside the twelve of Sizes 1 to 5 there may be something larger (CP-TERRAIN-9). */
export const LARGEST_SIZE = 6;
const SPACING = rangeLength(2);
/** Smaller than any piece of terrain, and far above what the tolerance takes off an outline. */
const LEAST_AREA = 0.1;

/** Everything that is wrong with the terrain of a map. */
export function mapProblems(features: readonly Feature[]): readonly MapProblem[] {
  const problems: MapProblem[] = [];
  const usual = features.filter(({ size }) => size <= 5).length;
  if (usual < LEAST_FEATURES) {
    problems.push({ kind: 'too-few-features', count: usual, least: LEAST_FEATURES });
  }
  const seen = new Set<Id>();
  for (const { id, size } of features) {
    if (seen.has(id)) problems.push({ kind: 'same-id', feature: id });
    seen.add(id);
    if (!(Number.isInteger(size) && size >= 1 && size <= LARGEST_SIZE)) {
      problems.push({ kind: 'bad-size', feature: id, size });
    }
  }
  problems.push(...sizeProblems(features));
  const sound: { id: Id; ring: Ring }[] = [];
  for (const { id, outline, standing } of features) {
    const ring = ringOf(outline);
    if (!isOutline(ring)) problems.push({ kind: 'bad-outline', feature: id });
    else {
      sound.push({ id, ring });
      if (!isStanding(standing, ring)) problems.push({ kind: 'bad-standing', feature: id });
    }
  }
  problems.push(...spacingProblems(sound));
  return problems;
}

function isOutline(ring: Ring): boolean {
  if (![...ring.xs, ...ring.ys].every(Number.isFinite) || !isSimple(ring)) return false;
  // A needle loses its form when the tolerance is taken off its sides.
  const core = inset(ring, TOLERANCE);
  return areaOf(ring) >= LEAST_AREA && areaOf(core) > 0 && isSimple(core);
}

function isStanding(standing: Feature['standing'], outline: Ring): boolean {
  if (standing === null || standing === 'outline') return true;
  const ring = ringOf(standing);
  return isOutline(ring) && standing.every(({ x, y }) => depthIn(outline, x, y) >= -TOLERANCE);
}

function sizeProblems(features: readonly Feature[]): readonly MapProblem[] {
  const problems: MapProblem[] = [];
  const middle = features.filter(({ size }) => size >= 2 && size <= 4).length;
  const first = features[0];
  if (first === undefined) return problems;
  if (middle * 2 <= features.length) {
    problems.push({ kind: 'not-mostly-middle-sizes', middle, count: features.length });
  }
  if (features.every(({ size }) => size === first.size)) {
    problems.push({ kind: 'all-one-size', size: first.size });
  }
  return problems;
}

/** The spacing rule: nothing within Range 2 of an edge or of another feature. */
function spacingProblems(rings: readonly { readonly id: Id; readonly ring: Ring }[]): readonly MapProblem[] {
  const problems: MapProblem[] = [];
  for (const [i, { id, ring }] of rings.entries()) {
    for (const edge of EDGES) {
      const distance = edgeDistance(ring, edge);
      if (isWithin(distance, SPACING)) problems.push({ kind: 'near-edge', feature: id, edge, distance });
    }
    for (const other of rings.slice(i + 1)) {
      const { distance } = ringDistance(ring, other.ring);
      if (isWithin(distance, SPACING)) {
        problems.push({ kind: 'too-close', features: [id, other.id], distance });
      }
    }
  }
  return problems;
}

/** Negative where a feature sticks out over the edge. */
function edgeDistance({ xs, ys }: Ring, edge: Edge): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    least = Math.min(least, insideOf(edge, { x: xs[i] as number, y: ys[i] as number }));
  }
  return least;
}

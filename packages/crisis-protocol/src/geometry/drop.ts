import { type BeyondRange, rangeMargin, rangeReasons } from './place.ts';
import { boxAround } from './region.ts';
import { type Disc, discAt, type Point } from './shapes.ts';
import { Spots } from './spots.ts';
import { EDGES, type Edge, edgesCrossed, insideOf } from './table.ts';
import { TOLERANCE } from './tolerance.ts';
import { type Range, rangeLength, TOKEN_RADIUS } from './tools.ts';

export type TokenReason = { readonly kind: 'off-table'; readonly edges: readonly Edge[] } | BeyondRange;

/**
 * The spots where a token may lie: wholly on the battlefield and with some part within a range of something, over or
 * under bases and terrain as it happens (CP-OBJ-7, CP-OBJ-8, CP-RULING-23).
 */
export function tokenWithin(range: Range, from: Disc): Spots<TokenReason> {
  const at = (p: Point): Disc => discAt(p, TOKEN_RADIUS);
  return new Spots<TokenReason>(
    boxAround(from, rangeLength(range) + from.radius + TOKEN_RADIUS + TOLERANCE),
    (p) => {
      const edges = edgesCrossed(at(p));
      return [
        ...(edges.length === 0 ? [] : [{ kind: 'off-table', edges } as const]),
        ...rangeReasons(at(p), from, range),
      ];
    },
    (p) =>
      Math.min(
        rangeMargin(at(p), from, range),
        ...EDGES.map((edge) => insideOf(edge, p) - TOKEN_RADIUS + TOLERANCE),
      ),
  );
}

/** Where a character drops a token: within Range 2 of it (CP-HOLD-4). */
export function dropFrom(holder: Disc): Spots<TokenReason> {
  return tokenWithin(2, holder);
}

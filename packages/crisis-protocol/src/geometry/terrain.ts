import { convexPieces, inset } from './convex.ts';
import { depthIn, type Ring, ringOf } from './ring.ts';
import type { Disc, Id, Point } from './shapes.ts';
import { TOLERANCE } from './tolerance.ts';

/** A terrain feature as a map or a match holds it (CP-TERRAIN-6, CP-RULING-6). */
export type Feature = {
  readonly id: Id;
  /** The kind of thing it is: a key of the terrain kinds, for its name and its look. */
  readonly kind: string;
  /** Size and kind are agreed on before the game (CP-TERRAIN-8). */
  readonly size: number;
  /** Whether it can be thrown and destroyed (CP-TERRAIN-1 to CP-TERRAIN-3). */
  readonly interactive: boolean;
  /** Blocks movement and sight, gives cover. */
  readonly outline: readonly Point[];
  /** Where bases can stand on it: all of it, a smaller part, or nowhere. */
  readonly standing: 'outline' | readonly Point[] | null;
};

/** A terrain feature made ready for questions. */
export interface Solid {
  readonly id: Id;
  readonly size: number;
  readonly outline: Ring;
  /** Convex pieces of the outline. */
  readonly pieces: readonly Ring[];
  /**
   * What lies deeper inside than the tolerance: a line that meets it passes through the feature, a line that only meets
   * the outline touches it (CP-RULING-17). In one piece, and as convex pieces.
   */
  readonly core: Ring;
  readonly corePieces: readonly Ring[];
  readonly standing: Ring | null;
  /** A circle around the outline, to pass over far features quickly. */
  readonly around: Disc;
}

export function solidOf(feature: Feature): Solid {
  const outline = ringOf(feature.outline);
  const core = inset(outline, TOLERANCE);
  return {
    id: feature.id,
    size: feature.size,
    outline,
    pieces: convexPieces(outline),
    core,
    corePieces: convexPieces(core),
    standing:
      feature.standing === null ? null : feature.standing === 'outline' ? outline : ringOf(feature.standing),
    around: circleAround(outline),
  };
}

function circleAround({ xs, ys }: Ring): Disc {
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  let square = 0;
  for (let i = 0; i < xs.length; i++) {
    const dx = (xs[i] as number) - x;
    const dy = (ys[i] as number) - y;
    square = Math.max(square, dx * dx + dy * dy);
  }
  return { x, y, radius: Math.sqrt(square) };
}

/** Whether something round reaches less than `reach` from its edge to a feature; quick, and never wrongly no. */
export function mayReach(solid: Solid, disc: Disc, reach = 0): boolean {
  const dx = solid.around.x - disc.x;
  const dy = solid.around.y - disc.y;
  const far = solid.around.radius + disc.radius + reach;
  return dx * dx + dy * dy <= far * far;
}

/** Whether a base or token shares space with a feature (CP-MOVE-4): touching is not enough (CP-RULING-7). */
export function overlapsTerrain(disc: Disc, solid: Solid): boolean {
  return mayReach(solid, disc) && depthIn(solid.outline, disc.x, disc.y) > TOLERANCE - disc.radius;
}

/** Whether a base is entirely on top of a feature (CP-MOVE-6, CP-RULING-6). */
export function isOnTop(disc: Disc, solid: Solid): boolean {
  return solid.standing !== null && depthIn(solid.standing, disc.x, disc.y) >= disc.radius - TOLERANCE;
}

/** The features that a base or token shares space with. */
export function overlapped(disc: Disc, terrain: readonly Solid[]): readonly Solid[] {
  return terrain.filter((solid) => overlapsTerrain(disc, solid));
}

/** The features that a base stands on. Features of a legal map keep apart, so there is at most one. */
export function stoodOn(disc: Disc, terrain: readonly Solid[]): readonly Solid[] {
  return terrain.filter((solid) => overlapsTerrain(disc, solid) && isOnTop(disc, solid));
}

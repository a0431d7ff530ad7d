import { inContact } from './contact.ts';
import { freeLine, type Sighted } from './free-line.ts';
import { measure } from './range.ts';
import { nearestOnOutline } from './ring.ts';
import type { Disc, Figure, Id, Line } from './shapes.ts';
import { overlapsTerrain, type Solid, stoodOn } from './terrain.ts';

/** Yes with a line that proves it, or every feature that takes some of the lines. */
export type SightVerdict =
  | { readonly yes: true; readonly line: Line }
  | { readonly yes: false; readonly blockedBy: readonly Id[] };

/**
 * Line of sight to a character (CP-LOS-1): one free straight line is enough. Characters never stand in it (CP-LOS-2),
 * and neither does the terrain under the viewer (CP-LOS-7). Terrain blocks what is smaller than itself (CP-LOS-3), and
 * a line that only touches a feature is free (CP-RULING-17).
 */
export function sightBetween(viewer: Disc, target: Figure, terrain: readonly Solid[]): SightVerdict {
  const size = raisedSize(target, terrain);
  const blockers = terrain.filter((solid) => solid.size > size && !overlapsTerrain(viewer, solid));
  return seeDisc(viewer, target, blockers);
}

/** A token has no Size: everything blocks it but the feature that it lies on or under (CP-RULING-16). */
export function sightToToken(viewer: Disc, token: Disc, terrain: readonly Solid[]): SightVerdict {
  const blockers = terrain.filter(
    (solid) => !overlapsTerrain(viewer, solid) && !overlapsTerrain(token, solid),
  );
  return seeDisc(viewer, token, blockers);
}

/** A terrain feature never hides itself (CP-RULING-16); it is seen when one of its convex pieces is. */
export function sightToTerrain(viewer: Disc, feature: Solid, terrain: readonly Solid[]): SightVerdict {
  if (inContact(viewer, feature)) return { yes: true, line: measure(viewer, feature).line };
  const blockers = terrain.filter(
    (solid) => solid.size > feature.size && solid.id !== feature.id && !overlapsTerrain(viewer, solid),
  );
  const blockedBy = new Set<Id>();
  for (const { xs, ys } of feature.pieces) {
    const towards = nearestOnOutline({ xs, ys }, viewer.x, viewer.y);
    const seen = verdictOf(freeLine(viewer, { xs, ys, radius: 0, towards }, blockers));
    if (seen.yes) return seen;
    for (const id of seen.blockedBy) blockedBy.add(id);
  }
  return { yes: false, blockedBy: [...blockedBy] };
}

/** For line of sight, standing on terrain adds the Size of the terrain (CP-LOS-5, CP-LOS-6). */
export function raisedSize(figure: Figure, terrain: readonly Solid[]): number {
  return stoodOn(figure, terrain).reduce((sum, solid) => sum + solid.size, figure.size);
}

function seeDisc(viewer: Disc, target: Disc, blockers: readonly Solid[]): SightVerdict {
  // Nothing fits between things in contact; this also makes everybody see themselves (CP-LOS-4).
  if (inContact(viewer, target)) return { yes: true, line: measure(viewer, target).line };
  const round = { xs: [target.x], ys: [target.y], radius: target.radius, towards: target };
  return verdictOf(freeLine(viewer, round, blockers));
}

function verdictOf(sighted: Sighted): SightVerdict {
  if (sighted.free) return { yes: true, line: sighted.line };
  return { yes: false, blockedBy: sighted.inTheWay.map((solid) => solid.id) };
}

import type { Base, Disc, Id, Point } from './shapes.ts';
import type { Solid } from './terrain.ts';
import { TOLERANCE } from './tolerance.ts';
import { BATTLEFIELD } from './tools.ts';

/** What stands on the battlefield, as far as moving and seeing are concerned. */
export interface Field {
  readonly terrain: readonly Solid[];
  readonly bases: readonly Base[];
}

export function fieldWithout(field: Field, id: Id): Field {
  return { terrain: field.terrain, bases: field.bases.filter((base) => base.id !== id) };
}

export type Edge = 'top' | 'right' | 'bottom' | 'left';
export const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** How far inside the battlefield a point lies, seen from one edge; negative beyond it. */
export function insideOf(edge: Edge, p: Point): number {
  switch (edge) {
    case 'top':
      return p.y;
    case 'right':
      return BATTLEFIELD - p.x;
    case 'bottom':
      return BATTLEFIELD - p.y;
    case 'left':
      return p.x;
  }
}

/** How far a base or token is from an edge; 0 when it reaches it. */
export function distanceToEdge(disc: Disc, edge: Edge): number {
  return Math.max(0, insideOf(edge, disc) - disc.radius);
}

/** The edges over which a base or token sticks out (CP-MOVE-10). */
export function edgesCrossed(disc: Disc): readonly Edge[] {
  return EDGES.filter((edge) => insideOf(edge, disc) < disc.radius - TOLERANCE);
}

import {
  Advance,
  baseRadius,
  MOVEMENT_TOOLS,
  type Point,
  solidOf,
  type View,
} from '@assemble/crisis-protocol';
import type { Slide } from '../../../table/stage/beats/beat.ts';

/** A way that bends by less is straight to the eye. */
const STRAIGHT = 0.04;
/** Nobody is shown to go farther round than this, in lengths of the straight way. */
const DETOUR = 1.7;

/**
 * Where the way of an advance bends: at the joint of a tool that reaches there past the terrain. Only for the eye: that
 * the advance is legal has been judged.
 */
export function bendIn(view: View, who: number, from: Point, at: Point): Slide['via'] {
  const mover = view.characters[who];
  if (mover === undefined) return undefined;
  const start = { ...from, radius: baseRadius(mover.base), size: mover.size };
  const field = { terrain: view.terrain.map(solidOf), bases: [] };
  const tool = new Advance(start, field, MOVEMENT_TOOLS).find(at);
  // Who flies goes straight over everything.
  if (tool === null) return undefined;
  const [wx, wy] = [at.x - from.x, at.y - from.y];
  const [px, py] = [tool.pivot.x - from.x, tool.pivot.y - from.y];
  const far = wx * wx + wy * wy;
  const [along, aside] = [(px * wx + py * wy) / far, (py * wx - px * wy) / far];
  const length = Math.hypot(along, aside) + Math.hypot(1 - along, aside);
  return along <= 0 || along >= 1 || Math.abs(aside) < STRAIGHT || length > DETOUR
    ? undefined
    : [along, aside];
}

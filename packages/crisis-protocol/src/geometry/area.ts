import { withinRange } from './range.ts';
import type { Base, Disc, Id } from './shapes.ts';
import type { Range } from './tools.ts';

/** The characters in range of an area attack (CP-AREA-2). */
export function inArea(attacker: Disc, range: Range, bases: readonly Base[]): readonly Id[] {
  return bases.filter((base) => withinRange(attacker, base, range)).map(({ id }) => id);
}

import { type Disc, directionTo, type Line, type Point } from './shapes.ts';
import { TOLERANCE } from './tolerance.ts';
import { BATTLEFIELD } from './tools.ts';

/** Where a base may go that moves toward or away from something (CP-TOWARD-1 to CP-TOWARD-7). */
export interface Wedge {
  /** Where the pivot of the right-angled tool (CP-TOWARD-2) lies: behind the base, both arms touching it (CP-TOWARD-4). */
  readonly apex: Point;
  /** The way the wedge opens. */
  readonly opens: Point;
}

/** Half the way from one diagonal to the next: the arms stand 45 degrees off the axis. */
const DIAGONAL = Math.sqrt(0.5);

/**
 * The wedge of a move toward something (CP-TOWARD-5) or away from it (CP-TOWARD-6). Null where both have the same
 * centre, so that no line through both is given: then every way is both.
 */
export function wedgeOf(way: 'toward' | 'away', moving: Disc, other: Point): Wedge | null {
  const to = directionTo(moving, other);
  if (to === null) return null;
  const opens = way === 'toward' ? to : { x: -to.x, y: -to.y };
  const back = moving.radius / DIAGONAL;
  return { apex: { x: moving.x - back * opens.x, y: moving.y - back * opens.y }, opens };
}

/** The two lines that may not be crossed, from the pivot to beyond the table (CP-TOWARD-7). */
export function wedgeLines(wedge: Wedge): readonly [Line, Line] {
  const far = 2 * BATTLEFIELD;
  const line = (side: 1 | -1): Line => {
    const along = armOf(wedge, side);
    return { from: wedge.apex, to: { x: wedge.apex.x + far * along.x, y: wedge.apex.y + far * along.y } };
  };
  return [line(1), line(-1)];
}

/** How far inside both lines a base stays; negative where it crosses one. */
export function wedgeMargin(wedge: Wedge, disc: Disc): number {
  const x = disc.x - wedge.apex.x;
  const y = disc.y - wedge.apex.y;
  const along = x * wedge.opens.x + y * wedge.opens.y;
  const aside = Math.abs(y * wedge.opens.x - x * wedge.opens.y);
  return (along - aside) * DIAGONAL - disc.radius + TOLERANCE;
}

export function isInWedge(wedge: Wedge, disc: Disc): boolean {
  return wedgeMargin(wedge, disc) >= 0;
}

/** The ground beyond each line, as outlines that a tool may not overlap (CP-RULING-24). */
export function beyondWedge(wedge: Wedge): readonly (readonly Point[])[] {
  const far = 4 * BATTLEFIELD;
  return ([1, -1] as const).map((side) => {
    const along = armOf(wedge, side);
    const out = armOf(wedge, side === 1 ? -1 : 1);
    // The other arm points away from this line, so that beyond it lies the opposite way.
    const at = (a: number, o: number): Point => ({
      x: wedge.apex.x + a * along.x - o * out.x,
      y: wedge.apex.y + a * along.y - o * out.y,
    });
    return [at(-far, 0), at(far, 0), at(far, far), at(-far, far)];
  });
}

/** The direction of one arm of the right-angled tool. */
function armOf({ opens }: Wedge, side: 1 | -1): Point {
  return { x: (opens.x - side * opens.y) * DIAGONAL, y: (opens.y + side * opens.x) * DIAGONAL };
}

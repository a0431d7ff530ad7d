import {
  type BaseDiameter,
  baseRadius,
  endReasons,
  moveStraight,
  onGrid,
  type Point,
  solidOf,
} from '../../../src/geometry/index.ts';
import { type Numbers, oneOf } from './pockets.ts';
import { depth, distance } from './sampling.ts';

const TOLERANCE = 0.001;
/** Rounding to the grid moves a place by less than this. */
const ROUNDED = 0.0002;
const between = (n: Numbers, low: number, high: number): number => low + (high - low) * n();

/**
 * Pushes a base off the strip that it stands on, towards the one who pushes it: it would end on that one, and between the
 * two is a gap just as wide as the base, a hair more or less. Steps along the tool tell whether it may end there.
 */
export function gapFault(n: Numbers): string | null {
  const radius = baseRadius(oneOf<BaseDiameter>(n, [35, 50, 65]));
  const angle = between(n, 0, 2 * Math.PI);
  const moving = { ...onGrid({ x: between(n, 16, 20), y: between(n, 16, 20) }), radius };
  const at = (along: number, aside = 0): Point => ({
    x: moving.x + along * Math.cos(angle) - aside * Math.sin(angle),
    y: moving.y + along * Math.sin(angle) + aside * Math.cos(angle),
  });
  // The strip ends so far ahead that the base, where it stands, is all on it.
  const end = radius + between(n, 0.001, 0.3);
  const lean = between(n, -0.3, 0.3);
  const outline = [at(end - 3 * lean, -3), at(end + 3 * lean, 3), at(-4, 3), at(-4, -3)];
  const strip = {
    id: 'strip',
    kind: 'crate',
    size: 2,
    interactive: true,
    outline,
    standing: 'outline',
  } as const;
  if (depth(moving, outline) < radius) return null;
  const gap = 2 * radius + between(n, -0.004, 0.003);
  const far = baseRadius(oneOf<BaseDiameter>(n, [35, 50, 65]));
  // The nearest point of the strip's end to the gap is a little beside the tool; the pusher stands opposite to it.
  const mover = {
    id: 'mover',
    ...at(end + gap / Math.cos(Math.atan(lean)) + far, between(n, -0.2, 0.2)),
    radius: far,
  };
  const field = { terrain: [solidOf(strip)], bases: [mover] };
  const move = moveStraight(moving, at(10), 'M', field, 'mover');
  if (move === null) return 'no direction';
  const refused = endReasons({ ...move.stop, radius }, field);
  if (refused.length > 0) return `stops where it may not: ${refused[0]?.kind}`;
  const last = Math.min(distance(moving, move.wished), 5);
  const room = (t: number): number => {
    const p = at(t);
    const onStrip = depth(p, outline);
    return Math.min(Math.max(-onStrip - radius, onStrip - radius), distance(p, mover) - far - radius);
  };
  for (let t = last; t > move.travelled + 3 * TOLERANCE; t -= 2e-5) {
    if (room(t) > ROUNDED - TOLERANCE)
      return `could have ended at ${t}, by ${room(t)}, not at ${move.travelled}`;
  }
  return null;
}

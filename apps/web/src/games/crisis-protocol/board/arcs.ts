const at = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
};

/** A part of a circle around the origin, clockwise, in degrees from the right. */
export const arc = (r: number, from: number, to: number): string =>
  `M${at(r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(r, to)}`;

/** Where the arc of stamina begins, and how far it goes around. */
const BEGIN = 150;
const SPAN = 240;
const GAP = 7;
/** Above so many points they have no segments of their own. */
const MOST_SEGMENTS = 12;

interface Segment {
  readonly d: string;
  readonly full: boolean;
}

/** The arc of stamina: one segment for each point, with those that are left. */
export function staminaArc(r: number, left: number, most: number): readonly Segment[] {
  if (most > MOST_SEGMENTS)
    return [
      { d: arc(r, BEGIN, BEGIN + SPAN), full: false },
      ...(left > 0 ? [{ d: arc(r, BEGIN, BEGIN + (SPAN * left) / most), full: true }] : []),
    ];
  return Array.from({ length: most }, (_, i) => ({
    d: arc(r, BEGIN + (SPAN * i) / most + GAP / 2, BEGIN + (SPAN * (i + 1)) / most - GAP / 2),
    full: i < left,
  }));
}

export const staminaBed = (r: number): string => arc(r, BEGIN - 3, BEGIN + SPAN + 3);

/** Green while most of it is left, then yellow, then red. */
export const staminaTone = (left: number, most: number): 'good' | 'fair' | 'poor' =>
  left > 0.6 * most ? 'good' : left > 0.34 * most ? 'fair' : 'poor';

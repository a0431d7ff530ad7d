/** One stroke of a drawing: a path, 100 units to the inch. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export type Drawing = readonly Stroke[];

export type Corner = readonly [x: number, y: number];

export const INK = '#0c0a1c';
const SHADE = '#0a0722';

const short = (value: number): number => Math.round(value * 10) / 10;

export const polygon = (corners: readonly Corner[]): string =>
  `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

const roundedBox = (x: number, y: number, w: number, h: number, r: number): string =>
  r === 0
    ? `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`
    : `M${short(x + r)} ${short(y)}h${short(w - 2 * r)}q${r} 0 ${r} ${r}v${short(h - 2 * r)}q0 ${r} ${-r} ${r}h${short(2 * r - w)}q${-r} 0 ${-r} ${-r}v${short(2 * r - h)}q0 ${-r} ${r} ${-r}z`;

const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** With a number it is drawn around with that much ink. */
const inked = (ink: number | undefined): Partial<Stroke> =>
  ink === undefined ? {} : { line: INK, width: ink };

export const shape = (d: string, fill: string, ink?: number, opacity = 1): Stroke => ({
  d,
  fill,
  opacity,
  ...inked(ink),
});

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  ink?: number,
  opacity = 1,
): Stroke => shape(roundedBox(x, y, w, h, r), fill, ink, opacity);

export const disc = (x: number, y: number, r: number, fill: string, ink?: number, opacity = 1): Stroke =>
  shape(circle(x, y, r), fill, ink, opacity);

export const ring = (x: number, y: number, r: number, line: string, width: number, opacity = 1): Stroke => ({
  d: circle(x, y, r),
  line,
  width,
  opacity,
});

export const line = (d: string, colour: string, width: number, opacity = 1, dash?: string): Stroke => ({
  d,
  line: colour,
  width,
  opacity,
  ...(dash === undefined ? {} : { dash }),
});

/** The small shadow of a thing that stands on another. */
export const cast = (x: number, y: number, w: number, h: number, by = 9): Stroke =>
  box(x + by, y + by, w, h, 3, SHADE, undefined, 0.42);

export const castRound = (x: number, y: number, r: number): Stroke => disc(x, y, r, SHADE, undefined, 0.45);

export const boxAround = (w: number, h: number): readonly Corner[] => [
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
];

/** A box without its corners, as the rules have it for round things. */
export function cutBox(side: number): readonly Corner[] {
  const [half, cut] = [side / 2, side * 0.3];
  return [
    [-half + cut, -half],
    [half - cut, -half],
    [half, -half + cut],
    [half, half - cut],
    [half - cut, half],
    [-half + cut, half],
    [-half, half - cut],
    [-half, -half + cut],
  ];
}

/** The same numbers every time, for what looks strewn. */
export function strewn(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}

import { box, type Drawing, disc, line, ring, type Stroke, shape, strewn } from './paint.ts';

/** Paint of the ground: without ink and shadow, so that nobody hides behind it. */
const C = {
  road: '#322e57',
  walk: '#7d7699',
  slabs: '#6a6388',
  curb: '#b9b1d0',
  plaza: '#96848f',
  plaza2: '#897784',
  grass: '#3a8a5f',
  grass2: '#327a53',
  lot: '#3d3963',
  paint: '#d9d4f2',
  lane: '#ffcf5c',
};
const SIDE = 3600;

/** Many boxes of one colour, as one path. */
const many = (boxes: readonly (readonly [x: number, y: number, w: number, h: number])[]): string =>
  boxes.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');

function tiles(x: number, y: number, w: number, h: number, side: number): Stroke {
  const boxes: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i * side < w; i++)
    for (let j = 0; j * side < h; j++)
      if ((i + j) % 2)
        boxes.push([x + i * side, y + j * side, Math.min(side, w - i * side), Math.min(side, h - j * side)]);
  return shape(many(boxes), C.plaza2);
}

const tuft = (x: number, y: number, s: number): string =>
  `M${(x - s).toFixed(0)} ${y.toFixed(0)}l${(s * 0.5).toFixed(0)} ${(-s * 1.2).toFixed(0)} ${(s * 0.5).toFixed(0)} ${(s * 0.4).toFixed(0)} ${(s * 0.6).toFixed(0)} ${(-s).toFixed(0)} ${(s * 0.4).toFixed(0)} ${(s * 1.8).toFixed(0)}z`;

function lawn(x: number, y: number, w: number, h: number, r = 26): Drawing {
  const next = strewn(x + y + w + 11);
  const tufts = (count: number): string =>
    Array.from({ length: count }, () =>
      tuft(x + 14 + next() * (w - 28), y + 16 + next() * (h - 28), 8 + next() * 6),
    ).join('');
  const count = Math.floor((w * h) / 9000);
  return [
    box(x - 9, y - 9, w + 18, h + 18, r + 6, C.curb, undefined, 0.55),
    box(x, y, w, h, r, C.grass),
    shape(tufts(count), '#52a878'),
    shape(tufts(count), '#2a6a49'),
    ...['#ffd36b', '#ff9db3'].map((fill) =>
      shape(
        Array.from({ length: Math.ceil(count / 6) }, () => {
          const [fx, fy] = [x + 14 + next() * (w - 28), y + 14 + next() * (h - 28)];
          return `M${(fx - 4).toFixed(0)} ${fy.toFixed(0)}a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z`;
        }).join(''),
        fill,
        undefined,
        0.8,
      ),
    ),
  ];
}

/** A block of houses: its kerb and the slabs of its pavement. */
function block(x: number, y: number, w: number, h: number): Drawing {
  const slabs: string[] = [];
  for (let i = x + 109; i < x + w; i += 100) slabs.push(`M${i} ${y + 9}v${h - 18}`);
  for (let j = y + 109; j < y + h; j += 100) slabs.push(`M${x + 9} ${j}h${w - 18}`);
  return [
    box(x - 8, y - 8, w + 16, h + 16, 62, '#2b2749'),
    box(x, y, w, h, 56, C.curb),
    box(x + 9, y + 9, w - 18, h - 18, 48, C.walk),
    line(slabs.join(''), C.slabs, 4, 0.8),
  ];
}

const parking = (x: number, y: number, w: number, h: number): Drawing => [
  box(x, y, w, h, 14, C.lot),
  line(
    `M${x + 14} ${y + 12}v${h - 24}M${x + 14} ${y + 12}h${w - 74}M${x + 14} ${y + h / 2}h${w - 74}M${x + 14} ${y + h - 12}h${w - 74}`,
    C.paint,
    8,
    0.6,
  ),
];

function zebra(x: number, y: number, w: number, h: number, isDown: boolean): Stroke {
  const boxes: (readonly [number, number, number, number])[] = [];
  if (isDown) for (let i = y + 12; i + 26 <= y + h; i += 52) boxes.push([x, i, w, 27]);
  else for (let i = x + 12; i + 26 <= x + w; i += 52) boxes.push([i, y, 27, h]);
  return shape(many(boxes), C.paint, undefined, 0.72);
}

const manhole = (x: number, y: number): Drawing => [
  disc(x, y, 34, '#2d2950'),
  { ...ring(x, y, 28, '#5a5486', 5), dash: '9 6' },
  line(`M${x - 14} ${y - 8}h28M${x - 14} ${y + 8}h28`, '#5a5486', 5),
];

const crack = (x: number, y: number, s: number): Stroke =>
  line(
    `M${x} ${y}l${14 * s} ${10 * s} ${4 * s} ${18 * s} ${20 * s} ${8 * s} ${6 * s} ${22 * s}M${x + 14 * s} ${y + 10 * s}l${18 * s} ${-6 * s} ${12 * s} ${6 * s}`,
    '#29254a',
    5,
  );

const puddle = (x: number, y: number): Drawing => [
  shape(
    `M${x - 60} ${y}q0-30 40-26 30-16 58 4 34 6 20 30-10 24-50 18-64 10-68-26z`,
    '#6f8ad8',
    undefined,
    0.26,
  ),
  line(`M${x - 38} ${y - 6}q14-12 34-10`, '#dfe8ff', 5, 0.4),
];

const PATH = 'M2520 1562C2560 1440 2640 1340 2780 1300S3120 1270 3210 1178';

/** One half of the crossing; the other one is the same, turned around. */
export const HALF: Drawing = [
  ...parking(1130, 300, 490, 640),
  ...lawn(90, 90, 930, 180),
  ...lawn(90, 330, 290, 660),
  box(380, 990, 560, 630, 0, C.lot),
  line('M400 1010V1600M920 1010V1600', C.lane, 7, 0.55, '40 26'),
  box(1010, 1080, 590, 520, 20, C.plaza),
  tiles(1010, 1080, 590, 520, 65),
  ring(1300, 1350, 205, '#a79bc6', 10, 0.5),
  ...lawn(80, 1110, 230, 420),
  box(2040, 250, 560, 860, 26, C.plaza),
  tiles(2040, 250, 560, 860, 80),
  line('M2060 270h520v820h-520z', '#a79bc6', 8, 0.45),
  ...lawn(2420, 1180, 1060, 380, 60),
  line(PATH, '#b7a98f', 58, 0.62),
  line(PATH, '#cdbf9f', 36, 0.35),
  ...lawn(2690, 90, 800, 260),
  ...lawn(3300, 430, 200, 560),
];

export const STREETS: Drawing = [
  box(0, 0, SIDE, SIDE, 0, C.road),
  ...block(-120, -120, 1750, 1740),
  ...block(1970, -120, 1750, 1740),
  ...block(-120, 1980, 1750, 1740),
  ...block(1970, 1980, 1750, 1740),
];

export const MARKINGS: Drawing = [
  line('M1793 0V1440M1809 0V1440M1793 2160V3600M1809 2160V3600', C.lane, 9, 0.85),
  line('M0 1800H1440M2160 1800H3600', C.paint, 10, 0.6, '70 56'),
  zebra(1640, 1475, 320, 115, false),
  zebra(1640, 2010, 320, 115, false),
  zebra(1475, 1640, 115, 320, true),
  zebra(2010, 1640, 115, 320, true),
  line('M1650 1448h135M1817 2152h133M1448 1815v135M2152 1650v135', C.paint, 16, 0.8),
  shape(
    'M1724 1170v90h22l-30 58-30-58h22v-90zM1874 2440v-90h-22l30-58 30 58h-22v90z',
    C.paint,
    undefined,
    0.42,
  ),
  ...manhole(1715, 700),
  ...manhole(1880, 3010),
  ...manhole(760, 1720),
  ...manhole(2840, 1884),
  crack(1850, 420, 1.6),
  crack(1690, 2760, 1.6),
  crack(480, 1850, 1.7),
  crack(3120, 1740, 1.7),
  crack(2300, 900, 1.3),
  crack(1250, 2720, 1.3),
  ...puddle(1880, 1050),
  ...puddle(1700, 2530),
  ...puddle(3320, 1880),
  ...puddle(250, 1710),
  line(
    'M1700 2600C1690 2350 1700 2200 1860 1960S2200 1760 2700 1735M1745 2600C1735 2380 1760 2230 1900 2000S2220 1805 2700 1780',
    '#221e40',
    15,
    0.5,
  ),
];

const SHARDS = ['#ffc81f', '#c98a00', '#8fd3ff', '#57518a', '#17132e'];

/** What is left of something, for as long as the round lasts. */
export function rubble(seed: number, reach: number): Drawing {
  const next = strewn(seed + 5);
  return [
    disc(0, 0, Math.round(reach * 0.9), '#1b1736', undefined, 0.55),
    ...Array.from({ length: 26 }, (_, i): Stroke => {
      const [turn, far, r] = [next() * 6.28, next() * reach, 9 + next() * 22];
      const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.85];
      const at = (dx: number, dy: number): string => `${(x + dx * r).toFixed(0)} ${(y + dy * r).toFixed(0)}`;
      return shape(
        `M${at(-1, -0.4)}L${at(-0.1, -0.8)}L${at(1, -0.1)}L${at(0.4, 0.7)}L${at(-0.6, 0.5)}Z`,
        SHARDS[i % SHARDS.length] ?? '',
        5,
      );
    }),
  ];
}

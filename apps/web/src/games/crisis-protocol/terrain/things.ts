import { box, cutBox, type Drawing, disc, INK, line, polygon, ring, type Stroke, shape } from './paint.ts';

const dumpster = (lid: string, body: string, light: string): Drawing => [
  box(-110, -73, 220, 146, 9, body, 10),
  box(-98, -62, 94, 116, 7, lid, 7),
  box(4, -62, 94, 116, 7, '#241f3e', 7),
  line('M-86-48h70M-86-26h70M-86-4h70M-86 18h70M-86 40h70', light, 6, 0.7),
  shape('M12 40Q14-4 44-14 62-46 84-20 98 10 88 46 50 56 12 40Z', '#3c3660', 5),
  line('M44-14Q56 4 50 26M66-30Q74-10 72 10', '#7d74ad', 5),
  disc(30, -38, 13, '#e5d9b8', 4),
  line('M-110 64H110', light, 7, 0.8),
];

export const dumpsters: readonly Drawing[] = [
  dumpster('#4a72d0', '#3656a3', '#8fb0ff'),
  dumpster('#2a9d74', '#1f7a5a', '#63d3a7'),
];

export const lampposts: readonly Drawing[] = [
  [
    shape(polygon(cutBox(72)), '#57518a', 8),
    shape(polygon(cutBox(48)), '#8d86c0', 5),
    disc(0, 0, 15, '#fff4bf', 5),
    disc(-4, -4, 5, '#fff'),
  ],
];

const billboard = (neon: string, glow: string): Drawing => [
  box(-196, -34, 392, 68, 6, '#544d7e', 9),
  line(Array.from({ length: 12 }, (_, i) => `M${-180 + i * 32} 4v24`).join(''), '#8a83b8', 6),
  box(-196, -34, 392, 30, 5, neon, 8),
  line('M-184-26H184', glow, 8),
  ...[-130, 0, 130].flatMap((x): Stroke[] => [line(`M${x} 2v20`, INK, 10), disc(x, 22, 11, '#fff4bf', 5)]),
];

export const billboards: readonly Drawing[] = [
  billboard('#42d6ff', '#d3f6ff'),
  billboard('#ff5ca8', '#ffd1e6'),
];

export const benches: readonly Drawing[] = [
  [
    box(-84, -36, 18, 72, 0, '#4a456f', 5),
    box(66, -36, 18, 72, 0, '#4a456f', 5),
    box(-97, -33, 194, 19, 5, '#a8643c', 6),
    box(-97, -10, 194, 19, 5, '#c97f4a', 6),
    box(-97, 13, 194, 19, 5, '#e09a62', 6),
  ],
];

const crate = (wood: string, dark: string, light: string): Drawing => [
  box(-73, -73, 146, 146, 6, wood, 10),
  line('M-24-68V68M24-68V68', dark, 6),
  shape('M-60 46 46-60 60-46-46 60Z', light, 6),
  line('M-66-66H66V66H-66Z', light, 15),
  line('M-58-58H58V58H-58Z', INK, 5),
  ...[-64, 64].flatMap((x) => [-64, 64].map((y) => disc(x, y, 4, INK))),
];

export const crates: readonly Drawing[] = [
  crate('#c98b4e', '#8d5a2b', '#e3ab6c'),
  crate('#6f9a8a', '#3f6a5c', '#9cc9b7'),
];

const tube = (light: string, deep: string): Drawing => [
  shape(polygon(cutBox(148)), '#4a5b86', 10),
  disc(0, 0, 52, deep, 7),
  disc(0, 0, 44, light),
  shape('M-26-18Q-10-40 18-34-6-24-12 4Z', '#e2fbff'),
  line('M4-18V26M-15-7 23 15M-15 15 23-7', '#d9f8ff', 6),
  ...[-45, 45].flatMap((x) => [-45, 45].map((y) => disc(x, y, 6, '#8fe6ff'))),
];

export const tubes: readonly Drawing[] = [tube('#35c3e8', '#123a5c'), tube('#5fe0a8', '#12503c')];

const FRUITS = ['#ff5c6f', '#ffc81f', '#57b87e', '#ff8b3d'];

const market = (cloth: string): Drawing => [
  box(-160, -135, 320, 270, 6, '#6d4a2c', 11),
  ...Array.from(
    { length: 8 },
    (_, i): Stroke => shape(`M${-156 + i * 39}-130h39v200q-19.500 22-39 0z`, i % 2 ? '#fff5e3' : cloth, 5),
  ),
  box(-156, -130, 312, 100, 0, '#fff', undefined, 0.16),
  line('M-156-30H156', INK, 6),
  ...FRUITS.flatMap((fruit, i): Stroke[] => [
    box(-150 + i * 76, 90, 68, 38, 4, '#a8743f', 5),
    ...[0, 1, 2, 3, 4].map((k) => disc(-138 + i * 76 + k * 11, 104 + (k % 2) * 10, 9, fruit, 3)),
  ]),
];

export const markets: readonly Drawing[] = [market('#e5344e'), market('#2d78d6')];

export const monoliths: readonly Drawing[] = [
  [
    shape(polygon(cutBox(246)), '#3b3654', 12),
    shape(polygon(cutBox(190)), '#575080', 7),
    line('M-95-38-38-95H38L95-38', '#9d93d6', 9),
    ring(0, 0, 48, '#7ef0d0', 9),
    line('M0-70V70M-70 0H70M-34-34 34 34M34-34-34 34', '#7ef0d0', 6, 0.85),
    disc(0, 0, 15, '#d8fff3'),
  ],
];

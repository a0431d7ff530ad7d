import { fan } from './buildings.ts';
import { box, cast, castRound, type Drawing, INK, line, type Stroke, shape } from './paint.ts';

const TYRE = '#17132e';
const tyres = (...at: readonly (readonly [x: number, y: number, w: number, h: number])[]): Drawing =>
  at.map(([x, y, w, h]) => box(x, y, w, h, 10, TYRE, 5));

const BODY =
  'M-176-58Q-184 0-176 58-168 84-134 84H128Q172 84 182 50 190 0 182-50 172-84 128-84H-134Q-168-84-176-58Z';

const car = (paint: string, dark: string, light: string, onTop: Drawing): Drawing => [
  ...tyres([-128, -90, 66, 180], [66, -90, 66, 180]),
  shape(BODY, paint, 10),
  line('M-168-40Q-160-74-130-74H124Q158-74 170-46', light, 9, 0.85),
  shape('M-170 52Q-160 74-130 74H124Q160 74 172 48L140 60H-140Z', dark, undefined, 0.75),
  shape('M52-62Q84-40 84 0 84 40 52 62L18 50V-50Z', '#8fd3ff', 7),
  shape('M58-44Q72-28 72-6L28-30V-42Z', '#e6f7ff', undefined, 0.9),
  shape('M-118-56Q-132 0-118 56L-92 48V-48Z', '#6fb4e6', 7),
  shape('M-84-58H10L16-70H-96ZM-84 58H10L16 70H-96Z', '#5a9bd0', 5),
  box(-92, -52, 112, 104, 16, paint, 7),
  line('M-80-40H6', light, 10, 0.8),
  line('M100-52Q140-40 140 0 140 40 100 52', dark, 7),
  shape('M168-66l14 20v12l-18-8zM168 66l14-20v-12l-18 8z', '#fff6c9', 4),
  shape('M-178-56v24l10-2v-26zM-178 56v-24l10 2v26z', '#ff5c6f', 4),
  ...onTop,
];

export const cars: readonly Drawing[] = [
  car('#e5344e', '#9c1730', '#ff9dac', [
    line('M-168-14h48M92-14h84M-168 14h48M92 14h84', '#ff9dac', 13, 0.75),
  ]),
  car('#ffc81f', '#c98a00', '#fff0ae', [
    box(-62, -20, 52, 40, 6, '#fff3c4', 6),
    line('M-140 0h40M96 0h74', INK, 13, 1, '11 11'),
  ]),
];

function awning(x: number, y: number, w: number, h: number, one: string, other: string, count: number) {
  const each = w / count;
  return [
    cast(x, y, w, h),
    ...Array.from(
      { length: count },
      (_, i): Stroke =>
        shape(`M${x + each * i} ${y}h${each}v${h - 8}q${-each / 2} 16 ${-each} 0z`, i % 2 ? one : other, 5),
    ),
  ];
}

const foodTruck = (paint: string, cream: string): Drawing => [
  ...tyres([-140, -100, 64, 200], [84, -100, 64, 200]),
  shape('M100-86H150Q196-80 196 0 196 80 150 86H100Z', paint, 10),
  shape('M134-66Q170-50 170 0 170 50 134 66L112 56V-56Z', '#8fd3ff', 7),
  shape('M140-50Q158-38 159-10L120-34V-46Z', '#eaf8ff'),
  box(-196, -92, 304, 172, 14, cream, 10),
  line('M-180-76H92V64H-180Z', '#d9cdb8', 6),
  ...awning(-170, 40, 236, 60, paint, '#fff', 8),
  ...fan(-140, -34, 30),
  castRound(-14, -13, 46),
  shape('M-66-20Q-62-68-20-68 22-68 24-20Z', '#e8a24a', 6),
  shape('M-72-18H28L18-2H-62Z', '#57b87e', 5),
  shape('M-66-2H24Q20 22-22 22-62 22-66-2Z', '#c97f33', 6),
  box(52, -64, 34, 50, 5, '#cfd0e6', 6),
  line('M186-60v20M186 60v-20', '#fff6c9', 9),
];

export const foodTrucks: readonly Drawing[] = [
  foodTruck('#1fb3a0', '#fff7d6'),
  foodTruck('#ff7a45', '#fff3e0'),
];

const truck = (paint: string, glass: string): Drawing => [
  ...tyres([-170, -112, 60, 224], [-96, -112, 60, 224], [120, -110, 60, 220]),
  box(104, -98, 104, 196, 26, paint, 10),
  shape('M158-76Q190-50 190 0 190 50 158 76L136 62V-62Z', glass, 7),
  box(-208, -106, 306, 212, 10, '#d9d4ea', 11),
  line([-172, -124, -76, -28, 20, 68].map((x) => `M${x}-98V98`).join(''), '#b3abd0', 9),
  line('M-200-94H90', '#fff', 9, 0.8),
  box(-200, 30, 290, 32, 0, paint, undefined, 0.7),
];

export const trucks: readonly Drawing[] = [truck('#4f8cff', '#a5dcff'), truck('#d9405c', '#a5dcff')];

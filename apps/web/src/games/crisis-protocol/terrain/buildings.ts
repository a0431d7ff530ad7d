import {
  box,
  boxAround,
  type Corner,
  cast,
  castRound,
  type Drawing,
  disc,
  INK,
  line,
  polygon,
  ring,
  type Stroke,
  shape,
} from './paint.ts';

/** A wall around a roof of boards. */
function roof(
  outline: readonly Corner[],
  inner: readonly Corner[],
  wall: string,
  top: string,
  board: string,
): Drawing {
  const [[left, up] = [0, 0]] = inner;
  const right = Math.max(...inner.map(([x]) => x));
  const down = Math.max(...inner.map(([, y]) => y));
  // The boards of an angled roof end where its inner corner is.
  const notch = inner.length > 4 ? (inner[3] ?? [0, 0]) : null;
  const boards = Array.from({ length: Math.floor((right - left) / 34) }, (_, i) => left + 34 * (i + 1))
    .filter((x) => x < right - 4)
    .map((x) => `M${x} ${up + 8}V${notch !== null && x > notch[0] ? notch[1] - 8 : down - 8}`);
  const shade =
    notch === null
      ? `M${left} ${down}V${up}H${right}l-20 22H${left + 20}V${down - 22}z`
      : `M${left} ${down}V${up}H${right}l-20 22H${left + 20}V${down - 22}z`;
  return [
    shape(polygon(outline), wall, 12),
    { d: polygon(outline.map(([x, y]) => [x * 0.96, y * 0.96])), line: '#fff', width: 6, opacity: 0.28 },
    shape(polygon(inner), top, 8),
    line(boards.join(''), board, 5, 0.8),
    shape(shade, '#0a0722', undefined, 0.4),
  ];
}

const cooler = (x: number, y: number, side = 66): Drawing => [
  cast(x, y, side, side, 13),
  box(x, y, side, side, 6, '#cfd0e6', 6),
  disc(x + side / 2, y + side / 2, side * 0.36, '#5d5f80', 5),
  line(
    `M${x + side / 2} ${y + side * 0.2}v${side * 0.6}M${x + side * 0.2} ${y + side / 2}h${side * 0.6}`,
    '#aeb0cf',
    7,
  ),
  disc(x + side / 2, y + side / 2, 6, INK),
];

export const fan = (x: number, y: number, r: number): Drawing => [
  castRound(x + 6, y + 7, r),
  disc(x, y, r, '#cfd0e6', 6),
  disc(x, y, r * 0.62, '#5d5f80'),
  line(`M${x - r / 2} ${y}h${r}M${x} ${y - r / 2}v${r}`, '#cfd0e6', 5),
];

function skylight(x: number, y: number, w: number, h: number, across: number, down: number): Drawing {
  const [cw, ch] = [(w - 10) / across, (h - 10) / down];
  const panes = Array.from({ length: across * down }, (_, i): Stroke[] => {
    const [px, py] = [x + 7 + (i % across) * cw, y + 7 + Math.floor(i / across) * ch];
    const [pw, ph] = [cw - 4, ch - 4];
    return [
      box(px, py, pw, ph, 0, '#5fb7ee'),
      shape(
        `M${px} ${py + ph}L${px + pw} ${py}v${2 + ph * 0.4}L${px + pw * 0.4} ${py + ph}z`,
        '#c9ecff',
        undefined,
        0.75,
      ),
    ];
  });
  return [cast(x, y, w, h, 7), box(x, y, w, h, 5, '#e6f4ff', 7), ...panes.flat()];
}

const SLATS = [
  '#d98f58',
  '#c97f4a',
  '#a8643c',
  '#8d5030',
  '#8d5030',
  '#a8643c',
  '#c97f4a',
  '#e09a62',
  '#eaa76d',
  '#f0b27a',
  '#f0b27a',
  '#e3a066',
];

/** A water tower from above: a roof of twelve slats. */
function tower(x: number, y: number, r: number): Drawing {
  const at = (turn: number): string =>
    `${(x + r * 0.96 * Math.cos(turn)).toFixed(1)} ${(y + r * 0.96 * Math.sin(turn)).toFixed(1)}`;
  return [
    castRound(x + r * 0.55, y + r * 0.6, r),
    disc(x, y, r, '#a8643c', 9),
    ...SLATS.map((fill, i) =>
      shape(`M${x} ${y}L${at((i * Math.PI) / 6)}L${at((i * Math.PI) / 6 + 0.53)}Z`, fill),
    ),
    disc(x, y, r * 0.2, '#f4c290', 6),
  ];
}

const hatch = (x: number, y: number): Drawing => [
  cast(x, y, 62, 62, 10),
  box(x, y, 62, 62, 4, '#8c86b4', 7),
  line(`M${x + 10} ${y + 31}h42`, INK, 6),
  disc(x + 48, y + 22, 5, INK),
];

const solar = (x: number, y: number, across: number, down: number): Drawing =>
  Array.from({ length: across * down }, (_, i): Stroke[] => {
    const [px, py] = [x + (i % across) * 60, y + Math.floor(i / across) * 46];
    return [
      cast(px, py, 52, 38, 6),
      box(px, py, 52, 38, 3, '#274a9c', 5),
      line(`M${px + 17} ${py}v38M${px + 35} ${py}v38M${px} ${py + 19}h52`, '#6f9af0', 3),
    ];
  }).flat();

const bed = (x: number, y: number, w: number, h: number): Drawing => [
  cast(x, y, w, h, 8),
  box(x, y, w, h, 8, '#a9744a', 6),
  box(x + 9, y + 9, w - 18, h - 18, 4, '#3d8c5f'),
  ...Array.from({ length: Math.floor(w / 26) }, (_, i) =>
    disc(x + 20 + i * 25, y + h / 2 + (i % 2 ? 7 : -7), 13, ['#57b87e', '#7ad39b'][i % 2] ?? ''),
  ),
];

const pipe = (d: string, colour: string): Drawing => [line(d, INK, 20), line(d, colour, 10)];

const WHOLE = boxAround(425, 400);
const WHOLE_ROOF = boxAround(373, 348);
const angle = (half: number, thick: number): readonly Corner[] => [
  [-half, -half],
  [half, -half],
  [half, -half + thick],
  [-half + thick, -half + thick],
  [-half + thick, half],
  [-half, half],
];
const ANGLE = angle(212.5, 200);
const ANGLE_ROOF = angle(187, 148);

export const building: readonly Drawing[] = [
  [
    ...roof(WHOLE, WHOLE_ROOF, '#3d8f9c', '#4b7389', '#43687d'),
    ring(10, 6, 112, '#ffd35c', 11, 0.95),
    line('M-26-44V56M46-44V56M-26 6H46', '#ffd35c', 15, 0.95),
    ...cooler(-164, -142, 62),
    ...cooler(-164, 86, 62),
    ...bed(88, 104, 92, 56),
    ...fan(140, -118, 26),
    ...hatch(108, -74),
  ],
  [
    ...roof(WHOLE, WHOLE_ROOF, '#c26b52', '#8a5464', '#7d4a5a'),
    ...skylight(-160, -130, 150, 100, 3, 2),
    ...tower(92, -62, 78),
    ...cooler(-150, 50),
    ...cooler(-66, 50),
    ...pipe('M30 116H110V70', '#b7b2da'),
    ...hatch(100, 90),
    ...fan(30, 20, 22),
  ],
];

export const cornerBuilding: readonly Drawing[] = [
  [
    ...roof(ANGLE, ANGLE_ROOF, '#d19a3f', '#8c6a4c', '#7f5f43'),
    ...tower(-104, -108, 66),
    ...bed(4, -158, 158, 60),
    ...cooler(-158, 84, 70),
    ...fan(-80, 24, 24),
    ...pipe('M20-66H120v-10', '#d8c9a8'),
    ...hatch(-160, -26),
  ],
  [
    ...roof(ANGLE, ANGLE_ROOF, '#7d6bc9', '#58548c', '#4e4a80'),
    ...solar(-10, -158, 3, 2),
    ...cooler(-160, -160, 70),
    ...skylight(-156, 6, 92, 132, 2, 3),
    ...fan(-112, -48, 24),
  ],
];

function hipRoof(left: string, right: string, up: string, down: string): Drawing {
  return [
    box(-123, -111, 246, 222, 7, down, 11),
    shape('M-118-106H118L44-30H-44Z', up),
    shape('M-118-106-44-30V34L-118 106Z', left),
    shape('M118-106 44-30V34L118 106Z', right),
    shape('M-118 106H118L44 34H-44Z', down),
    line('M-118-106-44-30H44L118-106M-44-30V34L-118 106M44-30V34L118 106M-44 34H44', INK, 6),
    line('M-90-90H90M-66-64H66M-98-80V78M-72-54V54', '#fff', 5, 0.35),
    box(-44, -30, 88, 64, 0, '#fff3d6', 7),
    line('M-30-12H4M-30 2H4M-30 16H4M14-14H32V18H14Z', down, 7),
  ];
}

export const kiosk: readonly Drawing[] = [
  hipRoof('#e0912d', '#bd7419', '#ffb95c', '#94570c'),
  hipRoof('#d9405c', '#b32a46', '#f0768a', '#8e1c34'),
];

/** The icon and colours of one kind of die: no two kinds share both (DM-DICE-13). */
export interface Crest {
  /** Dark enough for white figures on it. */
  readonly body: string;
  readonly bright: string;
  /** An outline in a box of 100 by 100. */
  readonly shape: string;
  readonly initials: string;
}

const point = (radius: number, turn: number): string => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
};

const polygon = (points: readonly string[]): string => `M${points.join('L')}z`;

const regular = (sides: number, shift = 0): string =>
  polygon(Array.from({ length: sides }, (_, i) => point(42, (i + shift) / sides)));

const star = (tips: number, inner: number, shift = 0): string =>
  polygon(
    Array.from({ length: tips * 2 }, (_, i) => point(i % 2 === 0 ? 46 : inner, (i + shift) / (tips * 2))),
  );

const shapes: readonly string[] = [
  regular(6),
  star(8, 33),
  'M50 6a44 44 0 1 0 0 88 44 44 0 0 0 0-88z',
  star(5, 24),
  regular(4),
  star(12, 37),
  'M50 6 90 20v30c0 22-16 37-40 44C26 87 10 72 10 50V20z',
  star(6, 29),
  regular(5),
  'M12 12h76v50L50 92 12 62z',
  star(16, 38),
];

/** The crest of the n-th title; neighbours differ most, because colours go round by the golden angle. */
export function crestOf(index: number, name: string): Crest {
  const hue = Math.round((index * 137.508 + 12) % 360);
  const letters = name.split(/[\s-]+/).map((word) => /\p{L}/u.exec(word)?.[0] ?? '');
  return {
    body: `hsl(${hue} 55% 27%)`,
    bright: `hsl(${hue} 82% 62%)`,
    shape: shapes[index % shapes.length] ?? '',
    initials: letters.join('').slice(0, 2).toUpperCase(),
  };
}

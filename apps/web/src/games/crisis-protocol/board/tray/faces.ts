import type { Face } from '@assemble/crisis-protocol';
import type { Colours } from '../../../../emblems/emblem.ts';

/** A stroke or a filled shape of a sign, in a box of a hundred around its middle. */
interface Part {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly wide?: number;
  readonly turn?: number;
}

interface Sign {
  readonly colours: Colours;
  readonly parts: readonly Part[];
}

const INK = '#0c0a1c';
const disc = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A shape and a colour for each face, so that neither is alone. */
export const FACES: Readonly<Record<Face, Sign>> = {
  critical: {
    colours: ['#b97900', '#ffc81f', '#fff0ae'],
    parts: [
      {
        d: 'M0-30L7-13 22-21 15-6 31 0 15 6 22 21 7 13 0 30-7 13-22 21-15 6-31 0-15-6-22-21-7-13Z',
        fill: '#ffffff',
        stroke: INK,
        wide: 5,
      },
      { d: disc(6), fill: '#e5344e' },
    ],
  },
  wild: {
    colours: ['#4b2bb0', '#8a5cff', '#d9c8ff'],
    parts: [
      ...[0, 72, 144, 216, 288].map((turn) => ({
        d: 'M0-4Q-4-22 12-29 18-12 5-3Z',
        fill: '#ffffff',
        stroke: INK,
        wide: 5,
        turn,
      })),
      { d: disc(7), fill: '#ffc81f', stroke: INK, wide: 4 },
    ],
  },
  hit: {
    colours: ['#a31527', '#f0485c', '#ffb3bd'],
    parts: [{ d: 'M-24 14L-6-6-18-10 24-24 10 18 6 6-14 24Z', fill: '#ffffff', stroke: INK, wide: 5 }],
  },
  block: {
    colours: ['#11508a', '#2f9bea', '#b5e2ff'],
    parts: [
      { d: 'M-22-22Q0-16 22-22 26 12 0 30-26 12-22-22Z', fill: '#ffffff', stroke: INK, wide: 5 },
      { d: 'M0-16Q10-14 16-16 18 8 0 22Z', fill: '#8ccaf5' },
    ],
  },
  blank: {
    colours: ['#45425c', '#7f7b99', '#b5b1cc'],
    parts: [
      { d: 'M-15 0H15', stroke: INK, wide: 13 },
      { d: 'M-15 0H15', stroke: '#d6d2ea', wide: 6 },
    ],
  },
  failure: {
    colours: ['#0e0c18', '#2c2938', '#56516b'],
    parts: [
      { d: 'M-19-19L19 19M19-19L-19 19', stroke: INK, wide: 18 },
      { d: 'M-19-19L-3-3M19 19L5 4M19-19L-19 19', stroke: '#ff5c6f', wide: 10 },
    ],
  },
};

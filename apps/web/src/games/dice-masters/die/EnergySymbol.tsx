import { useId } from 'react';
import type { FaceEnergy } from '../data.ts';
import { SIGNS as DRAWN } from '../emblems.ts';
import { OUTLINES } from '../generated/outlines.ts';
import { ENERGY, INK, star } from './paint.ts';

/** In a box of 512 by 512; the bolt of game-icons has several parts, this one is ours. */
const SIGNS = {
  fist: OUTLINES[DRAWN.fist] ?? '',
  bolt: 'M300 20L110 290H235L190 492L402 208H272Z',
  mask: OUTLINES[DRAWN.mask] ?? '',
  shield: OUTLINES[DRAWN.shield] ?? '',
} as const;

interface Props {
  readonly energy: FaceEnergy;
  /** The number on generic energy. */
  readonly count?: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** An energy as shapes around a centre: a disc with its sign, a hexagon with a number, a star of all colours. */
export function EnergySymbol({ energy, count = 1, x, y, radius }: Props) {
  const id = useId();
  const { ground, sign } = ENERGY[energy];
  const outline = { stroke: INK, strokeWidth: radius * 0.17, strokeLinejoin: 'round' } as const;
  if (energy === 'wild')
    return (
      <>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ff5638" />
          <stop offset=".36" stopColor="#ffc81f" />
          <stop offset=".68" stopColor="#3ba2ff" />
          <stop offset="1" stopColor="#b268ff" />
        </linearGradient>
        <polygon points={star(x, y, 8, radius * 1.08, radius * 0.8)} fill={`url(#${id})`} {...outline} />
        <text
          x={x}
          y={y + radius * 0.5}
          className="die-number"
          fontSize={radius * 1.4}
          fill={sign}
          stroke={INK}
          strokeWidth={radius * 0.26}
        >
          ?
        </text>
      </>
    );
  if (energy === 'generic')
    return (
      <>
        <polygon
          points={star(x, y, 3, radius * 1.02, radius * 1.02, Math.PI / 6)}
          fill={ground}
          {...outline}
        />
        <text x={x} y={y + radius * 0.45} className="die-number" fontSize={radius * 1.3} fill={sign}>
          {count}
        </text>
      </>
    );
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={ground} {...outline} />
      <path
        d={SIGNS[energy]}
        fill={sign}
        transform={`translate(${x - radius * 0.65} ${y - radius * 0.65}) scale(${(radius * 1.3) / 512})`}
      />
    </>
  );
}

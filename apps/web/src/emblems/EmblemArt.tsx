import { useId } from 'react';
import { EmblemShape } from './EmblemShape.tsx';
import type { DrawnEmblem } from './emblem.ts';
import { Dots, Rays } from './Rays.tsx';
import './emblems.css';

interface Props {
  readonly emblem: DrawnEmblem;
  /** The shape of the panel; it fills whatever room it is given. */
  readonly width?: number;
  readonly height?: number;
}

/** The picture of a card: rays and dots in its colours, and its drawing. Decoration, so unnamed. */
export function EmblemArt({ emblem, width = 160, height = 100 }: Props) {
  const id = useId();
  const [dark, mid, light] = emblem.colours;
  const [x, y] = [width / 2, height / 2];
  // In a wider room the panel is cut above and below, its drawing is not.
  const size = Math.min(width, height) * 0.72;
  const reach = width + height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="emblem-art"
      aria-hidden="true"
    >
      <linearGradient id={`${id}ground`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <Dots id={`${id}dots`} radius={1.7} fill={dark} />
      <rect width={width} height={height} fill={`url(#${id}ground)`} />
      <g fill={light} fillOpacity="0.16">
        <Rays at={[x, y]} reach={reach} count={12} width={0.26} />
      </g>
      <rect width={width} height={height} fill={`url(#${id}dots)`} />
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
        <EmblemShape emblem={emblem} />
      </g>
    </svg>
  );
}

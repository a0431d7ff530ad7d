import { useId } from 'react';
import { EmblemShape } from './EmblemShape.tsx';
import type { DrawnEmblem } from './emblem.ts';
import './emblems.css';

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

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
      <pattern
        id={`${id}dots`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx="3.500" cy="3.500" r="1.700" fill={dark} fillOpacity="0.35" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id}ground)`} />
      <g fill={light} fillOpacity="0.16">
        {RAYS.map((angle) => (
          <path
            key={angle}
            d={`M${x} ${y}l${reach} ${-reach * 0.13}v${reach * 0.26}z`}
            transform={`rotate(${angle} ${x} ${y})`}
          />
        ))}
      </g>
      <rect width={width} height={height} fill={`url(#${id}dots)`} />
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
        <EmblemShape emblem={emblem} />
      </g>
    </svg>
  );
}

import { useId } from 'react';
import { EmblemShape } from './EmblemShape.tsx';
import './emblems.css';
import type { DrawnEmblem } from './emblem.ts';
import { Dots, Rays } from './Rays.tsx';

interface Props {
  readonly emblem: DrawnEmblem;
  readonly width: number;
  readonly height: number;
  /** Where the drawing stands, as shares of width and height, and how much of the shorter side it takes. */
  readonly middle?: number;
  readonly rise?: number;
  readonly share?: number;
  /** What is kept where the room has another shape. */
  readonly keeps?: 'left' | 'middle';
}

/** Somebody large: rays and dots in its colours, and its drawing with a shaded side. Decoration, so unnamed. */
export function EmblemPortrait(props: Props) {
  const { emblem, width, height, middle = 0.5, rise = 0.5, share = 0.86, keeps = 'middle' } = props;
  const id = useId();
  const [dark, mid, light] = emblem.colours;
  const [x, y, size] = [width * middle, height * rise, Math.min(width, height) * share];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={keeps === 'left' ? 'xMinYMid slice' : 'xMidYMid slice'}
      className="emblem-art"
      aria-hidden="true"
    >
      <radialGradient id={`${id}ground`} cx={middle} cy={rise} r="0.8">
        <stop offset="0" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <Dots id={`${id}dots`} radius={1.8} fill={dark} />
      <clipPath id={`${id}shade`}>
        <path d="M560 -60L560 620L-60 620L-60 470C160 470 330 330 330 -60Z" />
      </clipPath>
      <rect width={width} height={height} fill={`url(#${id}ground)`} />
      <g fill={light} fillOpacity="0.13">
        <Rays at={[x, y]} reach={width + height} count={22} width={0.14} />
      </g>
      <rect width={width} height={height} fill={`url(#${id}dots)`} />
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
        <EmblemShape emblem={emblem} ink={26} />
        <path d={emblem.outline} fill={mid} fillOpacity="0.42" clipPath={`url(#${id}shade)`} />
      </g>
    </svg>
  );
}

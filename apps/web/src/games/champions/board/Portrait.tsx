import { useId } from 'react';
import { EmblemShape } from '../../../emblems/EmblemShape.tsx';
import { Dots, Rays } from '../../../emblems/Rays.tsx';
import { emblemOf } from '../emblem-of.ts';

interface Props {
  readonly face: string;
  readonly width: number;
  readonly height: number;
  /** Where the drawing stands, as a share of the width, and how much of the height it takes. */
  readonly middle?: number;
  readonly share?: number;
}

/** A character large: rays and dots in its colours, and its drawing with a shaded side. Decoration, so unnamed. */
export function Portrait({ face, width, height, middle = 0.5, share = 0.86 }: Props) {
  const id = useId();
  const emblem = emblemOf(face);
  const [dark, mid, light] = emblem.colours;
  const [x, y, size] = [width * middle, height * 0.5, Math.min(width, height) * share];
  const reach = width + height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      className="emblem-art"
      aria-hidden="true"
    >
      <radialGradient id={`${id}ground`} cx={middle} cy="0.5" r="0.8">
        <stop offset="0" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <Dots id={`${id}dots`} radius={1.8} fill={dark} />
      <clipPath id={`${id}shade`}>
        <path d="M560 -60L560 620L-60 620L-60 470C160 470 330 330 330 -60Z" />
      </clipPath>
      <rect width={width} height={height} fill={`url(#${id}ground)`} />
      <g fill={light} fillOpacity="0.13">
        <Rays at={[x, y]} reach={reach} count={22} width={0.14} />
      </g>
      <rect width={width} height={height} fill={`url(#${id}dots)`} />
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
        <EmblemShape emblem={emblem} ink={26} />
        <path d={emblem.outline} fill={mid} fillOpacity="0.42" clipPath={`url(#${id}shade)`} />
      </g>
    </svg>
  );
}

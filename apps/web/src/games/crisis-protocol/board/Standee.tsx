import { useId } from 'react';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';
import { SQUASH } from './camera.ts';
import { Face, Miniature } from './Miniature.tsx';
import type { Lie } from './tilt.ts';

/** How high a standee is, by the radius of its base. */
export const STANDEE = 2.35;

interface Props {
  readonly emblem: DrawnEmblem;
  /** Of its base, in hundredths of an inch. */
  readonly radius: number;
  readonly dazed: boolean;
  readonly lie: Lie;
}

/** A model: a coin from above, a card that stands on its base from the side; whoever is dazed has fallen over. */
export const Figure = ({ lie, ...model }: Props) =>
  lie.tilt && !model.dazed ? <Standee {...model} /> : <Miniature {...model} />;

/** What stands upright on a base that is seen from the side. */
export const UPRIGHT = `scale(1 ${1 / SQUASH})`;

function Standee({ emblem, radius }: Omit<Props, 'lie'>) {
  const id = useId();
  const [dark, mid, light] = emblem.colours;
  const [half, high] = [radius * 0.8, radius * STANDEE];
  const card = (by: number): string =>
    `M${-half + by} 0V${-high + half}a${half} ${half} 0 0 1 ${2 * half} 0V0q${-half} ${radius * 0.28} ${-2 * half} 0z`;
  return (
    <>
      <circle className="cp-ring-dark" r={radius} />
      <circle className="cp-ring" r={radius - 7} />
      <circle r={radius - 14} fill="#14102c" />
      <g className="cp-coin" transform={UPRIGHT}>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={mid} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <path d={card(10)} fill="#0c0a1c" />
        <path className="cp-standee" d={card(0)} fill={`url(#${id})`} stroke={light} />
        <Face emblem={emblem} size={radius * 1.45} y={-high * 0.56} />
      </g>
    </>
  );
}

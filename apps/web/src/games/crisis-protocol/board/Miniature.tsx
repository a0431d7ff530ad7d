import { useId } from 'react';
import { EmblemShape } from '../../../emblems/EmblemShape.tsx';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';
import { arc, staminaArc, staminaBed, staminaTone } from './arcs.ts';
import { DrawnSign } from './Sign.tsx';

interface StaminaProps {
  readonly r: number;
  readonly width: number;
  readonly left: number;
  readonly most: number;
}

/** How much stamina is left, around something round. */
export function Stamina({ r, width, left, most }: StaminaProps) {
  return (
    <g className="cp-arc-stamina" data-tone={staminaTone(left, most)}>
      <path d={staminaBed(r)} strokeWidth={width + 10} className="cp-arc-bed" />
      {staminaArc(r, left, most).map(({ d, full }) => (
        <path key={`${d}${full}`} d={d} strokeWidth={width} data-full={full || undefined} />
      ))}
    </g>
  );
}

/** The emblem in its box of 512, around a point. */
export function Face({
  emblem,
  size,
  y = 0,
}: {
  readonly emblem: DrawnEmblem;
  readonly size: number;
  readonly y?: number;
}) {
  return (
    <g transform={`translate(${-size / 2} ${y - size / 2}) scale(${size / 512})`}>
      <EmblemShape emblem={emblem} ink={44} />
    </g>
  );
}

interface Props {
  readonly emblem: DrawnEmblem;
  /** Of its base, in hundredths of an inch. */
  readonly radius: number;
  readonly dazed: boolean;
}

/** How far the coin is raised above a small base. */
const LIFT = 14;
const SMALL = 68.9;

/** A miniature seen from above: its base with the ring of its side, a coin in its colours, its emblem breaking out. */
export function Miniature({ emblem, radius, dazed }: Props) {
  const id = useId();
  const [dark, mid, light] = emblem.colours;
  const lift = LIFT * Math.sqrt(radius / SMALL);
  const coin = radius - 13;
  return (
    <>
      <circle className="cp-ring-dark" r={radius} />
      <circle className="cp-ring" r={radius - 7} />
      <path className="cp-ring-light" d={arc(radius - 7, 190, 290)} />
      <circle r={radius - 14} fill="#14102c" />
      <g className="cp-coin">
        <radialGradient id={id} cx=".4" cy=".3" r=".85">
          <stop offset="0" stopColor={mid} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        {dazed ? (
          <>
            <circle r={coin} fill={`url(#${id})`} />
            <g transform="rotate(78)">
              <Face emblem={emblem} size={radius * 1.5} />
            </g>
          </>
        ) : (
          <>
            <circle r={coin} fill={dark} stroke="#0c0a1c" strokeWidth="5" />
            <circle cy={-lift} r={coin - 3} fill={`url(#${id})`} stroke="#0c0a1c" strokeWidth="7" />
            <path
              d={arc(coin - 11, 195, 300)}
              transform={`translate(0 ${-lift})`}
              fill="none"
              stroke={light}
              strokeOpacity=".55"
              strokeWidth="6"
            />
            <Face emblem={emblem} size={radius * 1.52} y={-lift - 6} />
          </>
        )}
      </g>
      {dazed && <DrawnSign of="stars" y={-radius * 0.95} size={92} fill="#ffe27a" ink={12} />}
    </>
  );
}

interface MedalProps {
  readonly emblem: DrawnEmblem;
  readonly seat: number;
  readonly dazed?: boolean;
  /** Without them there is no arc around it. */
  readonly stamina?: { readonly left: number; readonly most: number };
}

/** The head of a character on a medal, for rails and lists. */
export function Medal({ emblem, seat, dazed = false, stamina }: MedalProps) {
  const id = useId();
  const [dark, mid] = emblem.colours;
  return (
    <svg className="cp-medal" viewBox="-100 -100 200 200" data-seat={seat} aria-hidden="true">
      <radialGradient id={id} cx=".4" cy=".28" r=".9">
        <stop offset="0" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <circle className="cp-medal-ring" r="80" />
      <circle r="73" fill={`url(#${id})`} stroke="#0c0a1c" strokeWidth="6" />
      <g transform={dazed ? 'rotate(78)' : undefined}>
        <Face emblem={emblem} size={112} />
      </g>
      {stamina !== undefined && !dazed && <Stamina r={92} width={11} {...stamina} />}
    </svg>
  );
}

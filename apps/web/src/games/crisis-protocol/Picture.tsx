import { EmblemShape } from '../../emblems/EmblemShape.tsx';
import type { DrawnEmblem } from '../../emblems/emblem.ts';
import { PosterGround } from '../../emblems/PosterGround.tsx';
import { onPoster } from '../../emblems/signs.ts';

const INK = '#0c0a1c';

interface ModelProps {
  readonly emblem: DrawnEmblem;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The colour of its side. */
  readonly ring: string;
}

/** A model on its base. */
function Model({ emblem, x, y, size, ring }: ModelProps) {
  const [rx, ry] = [size * 0.58, size * 0.28];
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={size * 0.1} rx={size * 0.64} ry={size * 0.31} fill="#000" opacity=".5" />
      <ellipse rx={rx} ry={ry} fill="#14103a" stroke={INK} strokeWidth="4" />
      <ellipse cy={-size * 0.08} rx={rx} ry={ry} fill="#2a2350" stroke={INK} strokeWidth="4" />
      <ellipse
        cy={-size * 0.08}
        rx={size * 0.48}
        ry={size * 0.22}
        fill="none"
        stroke={ring}
        strokeWidth="5"
      />
      <g transform={`translate(${-size / 2} ${-size * 1.08}) scale(${size / 512})`}>
        <EmblemShape emblem={emblem} />
      </g>
    </g>
  );
}

function House() {
  return (
    <g transform="translate(244 98) scale(1.1)" stroke={INK} strokeLinejoin="round">
      <path d="M-40 60V-44L0-64 42-46V62L0 84Z" fill="#4a4f78" strokeWidth="5" />
      <path d="M0-26V84L-40 60V-44Z" fill="#646aa0" strokeWidth="4" />
      <path d="M-40-44 0-26 42-46 0-64Z" fill="#8c92c4" strokeWidth="4" />
      <g fill="#ffe08a" strokeWidth="2.500">
        {[-20, 8, 36].map((y) => (
          <g key={y}>
            <rect x="-30" y={y - 6} width="10" height="14" transform="skewY(24)" />
            <rect x="14" y={y + 14} width="10" height="14" transform="skewY(-24)" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** A street in perspective: three models, a way to move, a house to throw. */
export function Picture() {
  return (
    <>
      <PosterGround colours={['#15134a', '#3a3bc4', '#7fb0ff']} />
      <svg viewBox="0 0 448 350" className="poster-figure" aria-hidden="true">
        <g transform="translate(224 226)" stroke={INK} strokeWidth="5" strokeLinejoin="round">
          <path d="M-250 0 0 118 250 0V16L0 136-250 16Z" fill="#16211a" />
          <path d="M-250 0 0-118 250 0 0 118Z" fill="#2d3f2e" />
          <g stroke="#fff" strokeOpacity=".1" strokeWidth="2">
            {[-0.6, -0.2, 0.2, 0.6].map((k) => (
              <path
                key={k}
                d={`M${-250 + 125 * (k + 1)} ${-59 * (k + 1)} ${125 * (k + 1)} ${118 - 59 * (k + 1)}M${250 - 125 * (k + 1)} ${-59 * (k + 1)} ${-125 * (k + 1)} ${118 - 59 * (k + 1)}`}
              />
            ))}
          </g>
          <ellipse
            cx="-86"
            cy="10"
            rx="128"
            ry="58"
            fill="#ffc81f"
            fillOpacity=".14"
            stroke="#ffc81f"
            strokeWidth="4"
            strokeDasharray="9 8"
          />
          <path d="M-84 6 112-6" strokeWidth="15" strokeLinecap="round" />
          <path
            d="M-84 6 112-6"
            stroke="#ffc81f"
            strokeWidth="7"
            strokeDasharray="14 10"
            strokeLinecap="round"
          />
        </g>
        <House />
        <Model emblem={onPoster('redSkull')} x={346} y={222} size={98} ring="#ff4e66" />
        <Model emblem={onPoster('captainAmerica')} x={136} y={238} size={118} ring="#4f9bff" />
        <Model emblem={onPoster('spiderMan')} x={240} y={296} size={84} ring="#4f9bff" />
      </svg>
    </>
  );
}

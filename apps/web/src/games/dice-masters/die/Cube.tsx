import { useId } from 'react';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';
import type { Face } from '../data.ts';
import { ActionFace, CharacterFace, EnergyFace } from './Faces.tsx';
import { INK, rays } from './paint.ts';
import { seenSides, type Turn } from './space.ts';
import './die.css';

interface Props {
  /** What its sides show: front, right, left, top, bottom. */
  readonly faces: readonly Face[];
  readonly emblem: DrawnEmblem;
  readonly size: number;
  readonly turn: Turn;
}

function Shown({ face, emblem }: { readonly face: Face; readonly emblem: DrawnEmblem }) {
  if (face.kind === 'character') return <CharacterFace emblem={emblem} face={face} now={face} />;
  if (face.kind === 'energy') return <EnergyFace emblem={emblem} face={face} />;
  return <ActionFace emblem={emblem} bursts={face.bursts} />;
}

/** A die in the air, its centre at 0: a part of a drawing. */
export function Cube({ faces, emblem, size, turn }: Props) {
  const id = useId();
  const [dark, mid, light] = emblem.colours;
  const sides = seenSides(size, turn);
  return (
    <g>
      <linearGradient id={`${id}ground`} x1="0" y1="0" x2=".25" y2="1">
        <stop offset="0" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <pattern id={`${id}dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.350" fill={dark} fillOpacity=".5" />
      </pattern>
      <clipPath id={`${id}square`}>
        <rect x="1" y="1" width="98" height="98" rx="13" />
      </clipPath>
      {sides.map(({ side, transform }) => (
        <path
          key={side}
          d="M3 3H97V97H3Z"
          transform={transform}
          fill={INK}
          stroke={INK}
          strokeWidth="9"
          strokeLinejoin="round"
        />
      ))}
      {sides.map(({ side, transform, facing }) => {
        const face = faces[side];
        return (
          <g key={side} transform={transform}>
            <g clipPath={`url(#${id}square)`}>
              <rect width="100" height="100" fill={`url(#${id}ground)`} />
              <path d={rays(50, 48, 90, 12)} fill={light} opacity=".17" />
              <rect width="100" height="100" fill={`url(#${id}dots)`} />
            </g>
            {face !== undefined && <Shown face={face} emblem={emblem} />}
            <rect x="1" y="1" width="98" height="98" rx="13" fill={INK} opacity={(1 - facing) * 0.5} />
            <path d="M8 20Q8 8 20 8H80" className="die-shine" />
          </g>
        );
      })}
    </g>
  );
}

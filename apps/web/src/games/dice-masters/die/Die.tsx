import { useId } from 'react';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';
import type { Face } from '../data.ts';
import { SIDEKICK } from '../emblems.ts';
import { ActionFace, BareFace, CharacterFace, EnergyFace, type Values } from './Faces.tsx';
import { INK, rays } from './paint.ts';
import './die.css';

interface Props {
  /** None: a die that is not rolled. */
  readonly face: Face | undefined;
  readonly emblem: DrawnEmblem;
  /** What the numbers are now, if not those of the face. */
  readonly now?: Values | undefined;
  /** What it is, where nothing around it says so. */
  readonly name?: string;
  readonly className?: string;
}

/** A die as a body: the face that lies up, and an edge with the level. */
export function Die({ face, emblem, now, name, className = '' }: Props) {
  const id = useId();
  const [dark, mid, light] = emblem.colours;
  // A sidekick has only one level.
  const levels = face?.kind === 'character' && emblem.icon !== SIDEKICK.icon ? face.level : 0;
  return (
    <svg
      viewBox="0 0 100 118"
      className={`die ${className}`}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <linearGradient id={`${id}ground`} x1="0" y1="0" x2=".25" y2="1">
        <stop offset="0" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <pattern
        id={`${id}dots`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx="3" cy="3" r="1.350" fill={dark} fillOpacity=".5" />
      </pattern>
      <clipPath id={`${id}top`}>
        <rect x="2" y="2" width="96" height="96" rx="19" />
      </clipPath>
      <rect x="2" y="10" width="96" height="106" rx="21" fill={dark} stroke={INK} strokeWidth="5" />
      <rect x="2" y="10" width="96" height="106" rx="21" className="die-edge" />
      {Array.from({ length: levels }, (_, i) => 50 + (i - (levels - 1) / 2) * 14).map((x) => (
        <circle key={x} cx={x} cy="106.500" r="4.600" fill="#ffdf5e" stroke={INK} strokeWidth="2.400" />
      ))}
      <g clipPath={`url(#${id}top)`}>
        <rect width="100" height="100" fill={`url(#${id}ground)`} />
        <path d={rays(50, 48, 90, 12)} fill={light} opacity=".17" />
        <rect width="100" height="100" fill={`url(#${id}dots)`} />
      </g>
      <rect x="2" y="2" width="96" height="96" rx="20" fill="none" stroke={INK} strokeWidth="5" />
      <path d="M9 22Q9 9 22 9H78Q91 9 91 22" className="die-shine" />
      {face === undefined ? (
        <BareFace emblem={emblem} />
      ) : face.kind === 'character' ? (
        <CharacterFace emblem={emblem} face={face} now={now ?? face} />
      ) : face.kind === 'energy' ? (
        <EnergyFace emblem={emblem} face={face} />
      ) : (
        <ActionFace emblem={emblem} bursts={face.bursts} />
      )}
    </svg>
  );
}

import { EmblemShape } from '../../emblems/EmblemShape.tsx';
import type { DrawnEmblem } from '../../emblems/emblem.ts';
import { PosterGround } from '../../emblems/PosterGround.tsx';
import { rays } from '../../emblems/shapes.ts';
import { onPoster } from '../../emblems/signs.ts';

const INK = '#0c0a1c';

interface CardProps {
  readonly emblem: DrawnEmblem;
  readonly name: string;
  readonly hitPoints: number;
  /** Where its centre lies, and how it is turned and scaled. */
  readonly place: string;
}

function Card({ emblem, name, hitPoints, place }: CardProps) {
  const [dark, mid, light] = emblem.colours;
  return (
    <g transform={place} stroke={INK} strokeLinejoin="round">
      <rect x="-64" y="-88" width="138" height="196" rx="14" fill={INK} opacity=".4" stroke="none" />
      <rect x="-69" y="-98" width="138" height="196" rx="13" fill="#fbf7ec" strokeWidth="5" />
      <path d="M-69 14V-85Q-69-98-56-98H56Q69-98 69-85V14Z" fill={mid} strokeWidth="5" />
      <path d="M-66 14V-30L66 14Z" fill={dark} opacity=".45" stroke="none" />
      <path d={rays(0, -42, 54, 12)} fill={light} opacity=".2" stroke="none" />
      <g transform={`translate(-47 -91) scale(${94 / 512})`}>
        <EmblemShape emblem={emblem} />
      </g>
      <text x="-58" y="40" className="poster-card-name">
        {name}
      </text>
      <path d="M-58 56H56M-58 68H40M-58 80H50" stroke="#17122e" strokeOpacity=".2" strokeWidth="5" />
      <rect x="-82" y="-110" width="40" height="38" rx="12" fill="#e5344e" strokeWidth="5" />
      <text x="-62" y="-83" className="poster-card-number">
        {hitPoints}
      </text>
    </g>
  );
}

/** The villain above, the heroes' cards before him. */
export function Picture() {
  return (
    <>
      <PosterGround colours={['#5a0d22', '#c4283c', '#ff9a5c']} />
      <svg viewBox="0 0 448 350" className="poster-figure" aria-hidden="true">
        <g transform={`translate(49 -36) scale(${350 / 512})`}>
          <EmblemShape emblem={onPoster('ultron')} ink={22} />
        </g>
        {[149, 299].map((x) => (
          <g key={x}>
            <circle cx={x} cy="107" r="34" fill="#ff3b2a" opacity=".4" />
            <circle cx={x} cy="107" r="19" fill="#ffe14a" stroke={INK} strokeWidth="5" />
            <circle cx={x} cy="107" r="8" fill="#fff" />
          </g>
        ))}
        <Card
          emblem={onPoster('sheHulk')}
          name="She-Hulk"
          hitPoints={15}
          place="translate(88 286) rotate(-19) scale(.88)"
        />
        <Card
          emblem={onPoster('nickFury')}
          name="Nick Fury"
          hitPoints={3}
          place="translate(358 286) rotate(19) scale(.88)"
        />
        <Card
          emblem={onPoster('ironMan')}
          name="Iron Man"
          hitPoints={9}
          place="translate(170 262) rotate(-6) scale(.94)"
        />
        <Card
          emblem={onPoster('spiderMan')}
          name="Spider-Man"
          hitPoints={10}
          place="translate(276 260) rotate(7) scale(.98)"
        />
      </svg>
    </>
  );
}

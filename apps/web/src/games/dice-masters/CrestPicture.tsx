import { useId } from 'react';
import type { Crest } from './crest.ts';

/** The large picture of a card: rays, dots and the crest of its dice. Decoration, so unnamed. */
export function CrestPicture({ crest }: { readonly crest: Crest }) {
  const id = useId();
  const rays = Array.from({ length: 12 }, (_, i) => i * 30);
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className="crest-picture"
      aria-hidden="true"
    >
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="4" cy="4" r="2" fill="#000" fillOpacity="0.22" />
      </pattern>
      <rect width="160" height="100" fill={crest.body} />
      <g fill={crest.bright} fillOpacity="0.4">
        {rays.map((angle) => (
          <path key={angle} d="M80 50 206 36v28z" transform={`rotate(${angle} 80 50)`} />
        ))}
      </g>
      <rect width="160" height="100" fill={`url(#${id})`} />
      <g transform="translate(38 8) scale(.84)">
        <path d={crest.shape} fill="#17132b" transform="translate(4 5)" />
        <path d={crest.shape} fill={crest.bright} stroke="#17132b" strokeWidth="4" strokeLinejoin="round" />
        <text x="50" y="66" textAnchor="middle" fontSize="46" className="display crest-initials">
          {crest.initials}
        </text>
      </g>
    </svg>
  );
}

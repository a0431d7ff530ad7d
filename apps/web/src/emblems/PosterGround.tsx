import { useId } from 'react';
import type { Colours } from './emblem.ts';
import { rays } from './shapes.ts';

/** What a poster is painted on: rays and dots around a light, in its colours. Decoration, so unnamed. */
export function PosterGround({ colours }: { readonly colours: Colours }) {
  const id = useId();
  const [dark, mid, light] = colours;
  return (
    <svg
      viewBox="0 0 448 420"
      preserveAspectRatio="xMidYMid slice"
      className="poster-ground"
      aria-hidden="true"
    >
      <radialGradient id={`${id}light`} cx=".5" cy=".38" r=".8">
        <stop offset="0" stopColor={light} />
        <stop offset=".5" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <linearGradient id={`${id}fade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".75" stopColor="#000" />
      </linearGradient>
      <mask id={`${id}above`}>
        <rect width="448" height="420" fill={`url(#${id}fade)`} />
      </mask>
      <pattern
        id={`${id}dots`}
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx="5" cy="5" r="2.600" fill={dark} opacity=".5" />
      </pattern>
      <rect width="448" height="420" fill={`url(#${id}light)`} />
      <path d={rays(224, 160, 800, 20)} fill="#fff" opacity=".14" />
      <rect width="448" height="420" fill={`url(#${id}dots)`} mask={`url(#${id}above)`} />
    </svg>
  );
}

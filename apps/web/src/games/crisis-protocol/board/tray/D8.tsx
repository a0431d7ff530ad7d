import type { Face } from '@assemble/crisis-protocol';
import { FACES } from './faces.ts';

/** The corners of a die that lies on a face, from the top one on: the big triangle joins every other one. */
const CORNERS = ['0-50', '43.3-25', '43.3 25', '0 50', '-43.3 25', '-43.3-25'] as const;
const path = (...corners: readonly number[]): string => `M${corners.map((at) => CORNERS[at]).join('L')}Z`;
const OUTLINE = path(0, 1, 2, 3, 4, 5);

/** An eight-sided die that shows a face. */
export function D8({ face }: { readonly face: Face }) {
  const { colours, parts } = FACES[face];
  const [dark, mid, light] = colours;
  return (
    <svg className="cp-d8" viewBox="-56 -56 112 112" aria-hidden="true">
      <path d={OUTLINE} fill={mid} />
      <path d={path(0, 1, 2)} fill={dark} opacity={0.75} />
      <path d={path(2, 3, 4)} fill={dark} />
      <path d={path(4, 5, 0)} fill={light} opacity={0.85} />
      <path d={path(0, 2, 4)} fill={mid} stroke="#0c0a1c" strokeWidth={4} strokeLinejoin="round" />
      <path d={OUTLINE} fill="none" stroke="#0c0a1c" strokeWidth={5} strokeLinejoin="round" />
      <g className="cp-d8-sign" transform="translate(0 5) scale(.93)">
        {parts.map(({ d, fill = 'none', stroke = 'none', wide = 0, turn = 0 }) => (
          <path
            key={`${d} ${stroke} ${turn}`}
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={wide}
            strokeLinecap="round"
            strokeLinejoin="round"
            transform={turn === 0 ? undefined : `rotate(${turn})`}
          />
        ))}
      </g>
    </svg>
  );
}

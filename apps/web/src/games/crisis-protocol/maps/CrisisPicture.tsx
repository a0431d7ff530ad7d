import './crisis-picture.css';
import { BATTLEFIELD } from '@assemble/crisis-protocol';
import { useId } from 'react';
import type { CrisisCard } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { useMapWords } from './words.ts';

/** How deep the players deploy, in inches. */
const BAND = 6;

/** Where a crisis puts its tokens, in small: bands to deploy in, tokens larger than they are. Decoration, its name is beside it. */
export function CrisisPicture({ card }: { readonly card: CrisisCard }) {
  const t = useMapWords();
  const id = useId();
  const tokens = card.tokens.flatMap(({ at }) => at);
  const { outline } = emblemOf(card.id);
  if (tokens.length === 0) return <span className="cp-no-map">{t.noMap}</span>;
  return (
    <svg
      viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`}
      className="cp-crisis-picture"
      data-type={card.type}
      aria-hidden="true"
    >
      <pattern
        id={id}
        width="1.600"
        height="1.600"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx=".8" cy=".8" r=".32" fill="#0c0a1c" opacity=".5" />
      </pattern>
      <rect className="cp-picture-field" width={BATTLEFIELD} height={BATTLEFIELD} />
      <rect width={BATTLEFIELD} height={BATTLEFIELD} fill={`url(#${id})`} />
      <rect width={BATTLEFIELD} height={BAND} fill="#e5344e" opacity=".25" />
      <rect y={BATTLEFIELD - BAND} width={BATTLEFIELD} height={BAND} fill="#4f8cff" opacity=".3" />
      {tokens.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="4.600" fill="#fff" opacity=".13" />
          <circle className="cp-picture-token" cx={x} cy={y} r="2.700" />
          <g transform={`translate(${x - 1.9} ${y - 1.9}) scale(${3.8 / 512})`}>
            <path className="cp-picture-sign" d={outline} />
          </g>
        </g>
      ))}
    </svg>
  );
}

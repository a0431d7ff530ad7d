import './spotlight.css';
import { useId } from 'react';
import type { Box } from './lit.ts';

/** The hole is so much larger than the thing. */
const AROUND = 8;

const around = ({ x, y, width, height }: Box) => ({
  x: x - AROUND,
  y: y - AROUND,
  width: width + 2 * AROUND,
  height: height + 2 * AROUND,
  rx: 16,
});

/** A place is lit by a circle, a thing by a frame. */
const roundOf = (box: Box) => (box.ground ? { ...around(box), rx: box.width } : around(box));

interface Props {
  readonly lit: readonly Box[];
  /** What the lit thing needs. */
  readonly also: readonly Box[];
  /** Whether everything else lies in the dark. */
  readonly veiled?: boolean;
  /** The learner asked to be shown: a hand taps. */
  readonly showing: boolean;
  /** From where an arrow leads to the lit thing; none where nobody speaks. */
  readonly from?: Box | undefined;
  /** What was tried instead. */
  readonly tried?: Box | null;
}

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** A bow from the edge of what is said to the edge of the lit thing; null where they touch. */
function bowOf(from: Box, to: Box): string | null {
  const [[fx, fy], [tx, ty]] = [middleOf(from), middleOf(to)];
  const below = to.y > from.y + from.height;
  if (!below && to.y + to.height > from.y) return null;
  const [start, end] = below
    ? [from.y + from.height + 4, to.y - AROUND - 16]
    : [from.y - 4, to.y + to.height + AROUND + 16];
  if (Math.abs(end - start) < 40) return null;
  const x = Math.min(from.x + from.width - 40, Math.max(from.x + 40, (fx + tx) / 2));
  const aside = tx + (tx >= fx ? 1 : -1) * Math.min(60, Math.abs(fy - ty) / 2);
  return `M${x} ${start}Q${aside} ${start} ${tx} ${end}`;
}

/** A veil over the stage with a hole for the one thing that matters. It takes no pointer: everything can still be done. */
export function Spotlight({ lit, also, veiled = true, showing, from, tried = null }: Props) {
  const id = useId();
  const [first] = lit;
  const bow = from === undefined || first === undefined ? null : bowOf(from, first);
  return (
    <svg className="spotlight" aria-hidden="true">
      <mask id={id}>
        <rect width="100%" height="100%" fill="#fff" />
        {[...lit, ...also].map((box) => (
          <rect key={`${box.x} ${box.y}`} {...roundOf(box)} fill="#000" />
        ))}
      </mask>
      {veiled && <rect className="veil" width="100%" height="100%" mask={`url(#${id})`} />}
      {also.map((box) => (
        <rect key={`${box.x} ${box.y}`} className="lit-also" {...around(box)} />
      ))}
      {lit.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <rect className="lit-edge" {...roundOf(box)} />
          <rect className="lit-ring" data-ground={box.ground} {...roundOf(box)} />
        </g>
      ))}
      {tried !== null && <rect className="lit-tried" {...around(tried)} />}
      {bow !== null && (
        <>
          <marker id={`${id}-head`} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" orient="auto">
            <path className="lit-head" d="M0 0 10 5 0 10z" />
          </marker>
          <path className="lit-bow" d={bow} markerEnd={`url(#${id}-head)`} />
        </>
      )}
      {showing && first !== undefined && (
        <g transform={`translate(${first.x + first.width / 2} ${first.y + first.height / 2})`}>
          <g className="tap">
            <circle r="26" />
            <path d="M0 0c-4 0-6 3-6 6v22l-7-6c-4-3-9 1-7 5l12 19c3 5 7 7 13 7h8c9 0 14-6 14-14V25c0-6-6-7-9-4-1-5-7-6-9-2-2-4-7-4-9-1V6c0-3-2-6-6-6z" />
          </g>
        </g>
      )}
    </svg>
  );
}

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
}

/** A veil over the stage with a hole for the one thing that matters. It takes no pointer: everything can still be done. */
export function Spotlight({ lit, also, veiled = true, showing }: Props) {
  const id = useId();
  const [first] = lit;
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

import './line-up.css';
import './line-up-narrow.css';
import type { ReactNode } from 'react';
import type { Colours } from '../../emblems/emblem.ts';
import { star } from '../../emblems/shapes.ts';

interface Props {
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** What the light of each side is coloured by. */
  readonly lights: readonly [Colours, Colours];
  /** How much room each side takes. */
  readonly shares?: readonly [number, number];
}

const burst = star(100, 100, 12, 98, 66, 0.1);

/** Two sides against each other. */
export function Versus({ left, right, lights, shares = [1, 1] }: Props) {
  const light = (at: 0 | 1) => {
    const [shade, mid] = lights[at];
    return {
      flexGrow: shares[at],
      backgroundImage: `repeating-conic-gradient(from 2deg at 50% 40%, rgb(255 255 255 / 5%) 0 5deg, transparent 5deg 11deg), radial-gradient(110% 130% at 50% 35%, ${mid} 0, ${shade} 55%, #150f2e 105%)`,
    };
  };
  return (
    <div className="versus">
      <div className="versus-side" data-side="left" style={light(0)}>
        {left}
      </div>
      <div className="versus-side" data-side="right" style={light(1)}>
        <svg className="versus-burst" viewBox="0 0 200 200" aria-hidden="true">
          <polygon points={burst} fill="#0c0a1c" transform="translate(5 8)" />
          <polygon points={burst} fill="#ffc81f" stroke="#0c0a1c" strokeWidth="8" strokeLinejoin="round" />
          <text x="100" y="128">
            VS
          </text>
        </svg>
        {right}
      </div>
    </div>
  );
}

import { EmblemShape } from '../../../emblems/EmblemShape.tsx';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';

const SIDE = 1.62;

/** An emblem on a coin of its colours, drawn around the origin, one wide in each direction. */
export function EmblemDrawing({ emblem }: { readonly emblem: DrawnEmblem }) {
  const [dark, mid] = emblem.colours;
  return (
    <>
      <circle className="cp-disc" r="1" fill={mid} stroke={dark} strokeWidth="0.14" />
      <g transform={`translate(${-SIDE / 2} ${-SIDE / 2}) scale(${SIDE / 512})`}>
        <EmblemShape emblem={emblem} />
      </g>
    </>
  );
}

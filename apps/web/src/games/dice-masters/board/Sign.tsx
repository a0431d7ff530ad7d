import { SIGNS } from '../emblems.ts';
import { OUTLINES } from '../generated/outlines.ts';

/** The sign of a place or a state, in the colour of the text. */
export const Sign = ({ of }: { readonly of: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 512 512" className="dm-sign" aria-hidden="true">
    <path d={OUTLINES[SIGNS[of]]} fill="currentColor" />
  </svg>
);

import { SIGNS } from '../emblems.ts';
import { OUTLINES } from '../generated/outlines.ts';

/** A small drawing in the colour of the text around it; what it means is said beside it. */
export function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 512 512" className="mc-sign" aria-hidden="true">
      <path d={OUTLINES[SIGNS[of]]} fill="currentColor" />
    </svg>
  );
}

import { SIGNS } from '../emblems.ts';
import { OUTLINES } from '../generated/outlines.ts';

export type SignName = keyof typeof SIGNS;

/** A small drawing in the colour of the text around it; what it means is said beside it. */
export function Sign({ of, className = 'cp-sign' }: { readonly of: SignName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 512 512" className={className} aria-hidden="true">
      <path d={OUTLINES[SIGNS[of]]} fill="currentColor" />
    </svg>
  );
}

interface DrawnProps {
  readonly of: SignName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill: string;
  readonly ink?: number;
}

/** The same inside of a drawing, around a point. */
export function DrawnSign({ of, x = 0, y = 0, size, fill, ink = 0 }: DrawnProps) {
  const scale = size / 512;
  return (
    <path
      d={OUTLINES[SIGNS[of]]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      fill={fill}
      stroke={ink === 0 ? undefined : '#0c0a1c'}
      strokeWidth={ink === 0 ? undefined : ink / scale}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}

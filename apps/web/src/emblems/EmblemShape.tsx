import type { DrawnEmblem } from './emblem.ts';

const INK = '#0c0a1c';

/** The drawing with ink around it and a shadow, in a box of 512 by 512. */
export function EmblemShape({ emblem, ink = 34 }: { readonly emblem: DrawnEmblem; readonly ink?: number }) {
  const { outline, colours } = emblem;
  return (
    <g strokeLinejoin="round" stroke={INK}>
      <path d={outline} fill={INK} strokeWidth={ink * 1.35} transform="translate(12 18)" />
      <path d={outline} fill={colours[2]} strokeWidth={ink} paintOrder="stroke" />
    </g>
  );
}

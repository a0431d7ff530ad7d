import type { Drawing } from './paint.ts';

/** A drawing, stroke by stroke. */
export function Paint({ of }: { readonly of: Drawing }) {
  return of.map(({ d, fill = 'none', line, width, opacity, dash }, at) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a drawing stand in a fixed order.
      key={at}
      d={d}
      fill={fill}
      stroke={line}
      strokeWidth={width}
      opacity={opacity === 1 ? undefined : opacity}
      strokeDasharray={dash}
      strokeLinejoin={line === undefined ? undefined : 'round'}
    />
  ));
}

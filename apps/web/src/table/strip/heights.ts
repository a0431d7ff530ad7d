/** How much of the strip a small screen shows: the question, with its actions, or also what is selected. */
export const HEIGHTS = ['line', 'actions', 'full'] as const;
export type Height = (typeof HEIGHTS)[number];

/** A hand that moved less than this did not mean to drag, in pixels. */
const MEANT = 24;
/** The shares of the screen from which on a strip that is let go there is taken for the next height. */
const FROM = [0, 0.18, 0.5] as const;

/** One height after the other, then the first again. */
export const nextHeight = (height: Height, heights: readonly Height[]): Height =>
  heights[(heights.indexOf(height) + 1) % heights.length] ?? height;

/**
 * The height that a dragged strip comes to: the one whose share of the screen it was let go in, but at least the next
 * one in the direction of the drag.
 */
export function settled(
  from: Height,
  heights: readonly Height[],
  pixels: { readonly start: number; readonly end: number; readonly screen: number },
): Height {
  const { start, end, screen } = pixels;
  if (Math.abs(end - start) < MEANT) return from;
  const share = FROM.filter((least) => end >= least * screen).length - 1;
  const now = heights.indexOf(from);
  const to = end > start ? Math.max(share, now + 1) : Math.min(share, now - 1);
  return heights[Math.min(heights.length - 1, Math.max(0, to))] ?? from;
}

import type { Point, Preview } from '@assemble/crisis-protocol';

/** A bent tool that is held by its joint: where it was laid from, where it bends, and what it led to. */
export interface Joint {
  readonly from: Point;
  readonly pivot: Point;
  readonly end: Point;
}

/** So near to the joint a hand takes it. */
const NEAR = 0.75;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The joint that a hand takes; null where there is none, or where it means the base at the end of the tool. */
export function jointAt(
  p: Point,
  preview: Preview | null,
  from: Point | null,
  end: Point | null,
): Joint | null {
  if (preview?.kind !== 'spot' || preview.tool === null || from === null || end === null) return null;
  const { pivot } = preview.tool;
  return far(p, pivot) <= NEAR && far(p, pivot) < far(p, end) ? { from, pivot, end } : null;
}

/** Where the tool leads once its joint is pulled: the first half swings around where it was laid from, the second goes along. */
export function swung({ from, pivot, end }: Joint, to: Point): Point {
  const [length, pull] = [far(from, pivot), far(from, to)];
  if (pull === 0) return end;
  const k = length / pull;
  return {
    x: end.x + from.x + (to.x - from.x) * k - pivot.x,
    y: end.y + from.y + (to.y - from.y) * k - pivot.y,
  };
}

import type { Answer, Decision } from '@assemble/kernel';

/**
 * What somebody did to reach a goal against the best defence, in no order: the same moves one after the other or the other
 * way round are one way, and so are payments with one card or another.
 */
export type Way = readonly string[];

/** More ways than anybody looks for. */
const MOST = 64;

/** What an answer adds to a way; null where it only pays, says where exactly, or lets something go by. */
export const moveOf = ({ shape, ask, fallback }: Decision, answer: Answer): string | null =>
  shape === 'pay' || shape === 'place' || JSON.stringify(answer) === JSON.stringify(fallback)
    ? null
    : `${ask.key} ${JSON.stringify(answer)}`;

export const withMove = (way: Way, move: string | null): Way => (move === null ? way : [...way, move].sort());

/** Whether all of one way was done in another. */
export function isWithin(way: Way, other: Way): boolean {
  const left = [...other];
  return way.every((move) => {
    const at = left.indexOf(move);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Each way once, without those that only do something needless on the way of another. */
export function distinct(ways: readonly Way[]): readonly Way[] {
  const kept: Way[] = [];
  for (const way of [...ways].sort((a, b) => a.length - b.length))
    if (kept.length < MOST && !kept.some((one) => isWithin(one, way))) kept.push(way);
  return kept;
}

import type { Point } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';
import { pointOf } from './context.ts';

/** Where a character stood and went. */
interface Went {
  readonly who: number;
  readonly from: Point;
  readonly to: Point;
}

/** All movements since the last activation began; of each character from where it first stood. */
export function lastMoves(events: readonly Event[]): readonly Went[] {
  const begin = events.map(({ kind }) => kind).lastIndexOf('activation-began');
  const went = new Map<number, Went>();
  for (const { kind, args } of begin < 0 ? [] : events.slice(begin)) {
    const [from, to] = [pointOf(args['from']), pointOf(args['at'])];
    const who = args['who'];
    if (kind !== 'moved' || typeof who !== 'number' || from === null || to === null) continue;
    went.set(who, { who, from: went.get(who)?.from ?? from, to });
  }
  return [...went.values()];
}

import type { Events, View } from '@assemble/crisis-protocol';
import type { Event, Json } from '@assemble/kernel';
import { type Beats, beatIn } from '../../../table/stage/beats/beat.ts';
import { after } from './after.ts';
import { table } from './table.ts';

/** Each objective pays in a moment of its own, and the points count up with it. */
function partsOf(event: Event): readonly Event[] {
  if (event.kind !== 'scored') return [event];
  const { seat, points, total } = event.args as unknown as Events['scored'];
  if (points.parts.length < 2) return [event];
  let sum = total - points.value;
  return points.parts.map((part) => {
    sum += part.amount;
    const paid: Events['scored'] = { seat, points: { value: part.amount, parts: [part] }, total: sum };
    return { ...event, args: paid as unknown as { readonly [name: string]: Json } };
  });
}

/** How the events of Crisis Protocol are seen. */
export const beats: Beats<View> = { beatOf: beatIn(table), partsOf, after };

import type { Event, History, Seat } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';

/** What a viewer learned of the decisions from one place to another, both included. */
export function eventsBetween<T>(
  history: History<T>,
  first: number,
  last: number,
  viewer: Seat | null,
): Pick<Update, 'events' | 'after'> {
  const events: Event[] = [];
  const after: number[] = [];
  for (let step = first; step <= last; step++) {
    for (const event of history.eventsOf(step)) {
      const seen = history.game.project(event, viewer);
      if (seen === null) continue;
      events.push(seen);
      after.push(step);
    }
  }
  return { events, after };
}

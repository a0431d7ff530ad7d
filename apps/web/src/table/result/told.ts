import type { Event } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { type Standing, type TurningPoint, turningPoints } from '../course.ts';
import type { Deed } from '../deeds.ts';
import type { Desk } from '../desk.ts';

/** An event that counted, in words. */
export interface Told extends Deed {
  readonly text: string;
}

/** A turning point with the event that made it one. */
export interface ToldPoint extends TurningPoint, Told {}

const told = (desk: Desk, event: Event, deed: Deed): Told => ({
  ...deed,
  text: plain(desk.say({ key: event.kind, args: event.args })),
});

/** The event that counted most among some, the last of those that count alike. */
function weightiest(events: readonly Event[], desk: Desk): Told | null {
  const { afterwards } = desk.face;
  const deeds = events.flatMap((event) => {
    const deed = afterwards.deedOf(event, desk.view);
    return deed === null ? [] : [{ event, deed }];
  });
  const most = deeds.reduce<(typeof deeds)[number] | null>(
    (best, one) => (best === null || one.deed.amount >= best.deed.amount ? one : best),
    null,
  );
  return most === null ? null : told(desk, most.event, most.deed);
}

/** The last event that counted: it ended the match. */
export function last(events: readonly Event[], desk: Desk): Told | null {
  for (const event of [...events].reverse()) {
    const deed = desk.face.afterwards.deedOf(event, desk.view);
    if (deed !== null && deed.amount > 0) return told(desk, event, deed);
  }
  return null;
}

/** What happened, and for each event after how many decisions. */
interface Happened {
  readonly events: readonly Event[];
  readonly after: readonly number[];
}

/** Where a match turned, for a seat, each with what made it turn; at most so many. */
export function pointsOf(
  course: readonly Standing[],
  reader: number,
  { events, after }: Happened,
  desk: Desk,
  most?: number,
): readonly ToldPoint[] {
  return turningPoints(course, reader, most).flatMap((point): ToldPoint[] => {
    const there = events.filter((_, i) => after[i] === point.step);
    const weight = weightiest(there, desk);
    return weight === null ? [] : [{ ...point, ...weight }];
  });
}

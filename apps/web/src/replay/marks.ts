import type { Event } from '@assemble/kernel';
import type { GameFace } from '../table/board.ts';
import type { Log } from './messages.ts';

/** A phase of a turn, and after how many decisions it begins. */
export interface Phase {
  readonly event: Event;
  readonly step: number;
}

export interface Turn extends Phase {
  readonly phases: readonly Phase[];
}

/** The turns of a match with their phases, as the log tells them. */
export function turnsOf({ events, after }: Pick<Log, 'events' | 'after'>, face: GameFace): readonly Turn[] {
  const turns: { event: Event; step: number; phases: Phase[] }[] = [];
  events.forEach((event, i) => {
    const step = after[i] ?? 0;
    const heading = face.heading(event);
    if (heading === 'turn') turns.push({ event, step, phases: [] });
    else if (heading === 'step') turns.at(-1)?.phases.push({ event, step });
  });
  return turns;
}

/** What had happened after so many decisions. */
export function eventsUntil(log: Pick<Log, 'events' | 'after'>, step: number): Pick<Log, 'events' | 'after'> {
  const later = log.after.findIndex((at) => at > step);
  const end = later < 0 ? log.events.length : later;
  return { events: log.events.slice(0, end), after: log.after.slice(0, end) };
}

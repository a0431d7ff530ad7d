import { hrefTo } from '../shell/router.ts';
import type { Eyes, Opened } from './messages.ts';

/** Where somebody is in a replay: after how many decisions, and with whose eyes. */
export interface Place {
  readonly step: number;
  readonly eyes: Eyes;
}

const SPECTATOR = 'none';

/** The place that an address names; without a step it is the start, without a seat whoever may look first. */
export function placeOf(
  query: URLSearchParams,
  { steps, eyes: lent }: Pick<Opened, 'steps' | 'eyes'>,
): Place {
  const step = Math.trunc(Number(query.get('step') ?? 0));
  const seat = query.get('seat');
  const wanted = seat === null ? undefined : seat === SPECTATOR ? null : Number(seat);
  return {
    step: Number.isNaN(step) ? 0 : Math.min(Math.max(step, 0), steps),
    eyes: wanted !== undefined && lent.includes(wanted) ? wanted : (lent[0] ?? null),
  };
}

export const replayHref = (id: string, { step, eyes }: Place): string =>
  hrefTo(['replay', id], { step: String(step), seat: eyes === null ? SPECTATOR : String(eyes) });

/** The same as a whole address, for somebody else. */
export const linkTo = (id: string, place: Place): string =>
  new URL(replayHref(id, place), location.href).href;

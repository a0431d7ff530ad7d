import type { Event } from '@assemble/kernel';
import { useEffect, useState } from 'react';
import { allLieAfter, rolledIn } from './rolls.ts';

const NONE: readonly number[] = [];

/** The dice that are in the air: those that the newest events roll, until the last of them lies still. */
export function useRolling(events: readonly Event[], still: boolean): readonly number[] {
  const [seen, setSeen] = useState({ events, rolling: NONE });
  let { rolling } = seen;
  if (seen.events !== events) {
    const isMore = events.length > seen.events.length && events[0] === seen.events[0];
    const thrown = isMore && !still ? rolledIn(events.slice(seen.events.length)) : NONE;
    rolling = thrown.length > 0 ? thrown : isMore ? rolling : NONE;
    setSeen({ events, rolling });
  }
  useEffect(() => {
    if (rolling.length === 0) return;
    const timer = setTimeout(
      () => setSeen((now) => ({ ...now, rolling: NONE })),
      allLieAfter(rolling.length),
    );
    return () => clearTimeout(timer);
  }, [rolling]);
  return rolling;
}

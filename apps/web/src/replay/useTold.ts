import type { Event } from '@assemble/kernel';
import { useMemo, useState } from 'react';
import { useLocale } from '../shell/preferences.ts';
import type { GameFace } from '../table/board.ts';
import { useBeatSounds } from '../table/sound/useSounds.ts';
import { type Playing, useReel } from '../table/stage/beats/useReel.ts';
import { eventsUntil } from './marks.ts';
import type { Log, Position } from './messages.ts';

interface Told extends Playing {
  /** The table as it is seen, and what has been told until then. */
  readonly view: unknown;
  readonly events: readonly Event[];
}

interface Shown {
  readonly position: Position;
  readonly view: unknown;
  readonly whole: boolean;
}

/** A step forward is told moment by moment, as at the table; whoever jumps sees the position as it is. */
export function useTold(
  face: GameFace,
  position: Position,
  log: Log,
  seatNames: readonly string[],
  times: number,
): Told {
  const { step, eyes, view } = position;
  const [last, setLast] = useState<Shown>({ position, view, whole: true });
  let shown = last;
  if (last.position !== position) {
    const before = last.position;
    shown = { position, view, whole: step !== before.step + 1 || eyes !== before.eyes || eyes !== log.eyes };
    setLast(shown);
  }
  const { events } = useMemo(() => eventsUntil(log, step), [log, step]);
  const { frame, ms, skip } = useReel(
    face,
    events,
    shown,
    { me: eyes, locale: useLocale(), seatNames },
    times,
  );
  useBeatSounds(face, frame);
  return {
    view: frame?.view ?? view,
    events: frame === null ? events : events.slice(0, frame.told),
    ...{ frame, ms, skip },
  };
}

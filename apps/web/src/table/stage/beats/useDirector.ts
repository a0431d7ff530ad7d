import type { Event } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import { useMemo } from 'react';
import type { GameFace } from '../../board.ts';
import type { TableState } from '../../client.ts';
import type { Eye } from './beat.ts';
import type { Frame } from './reel.ts';
import { useReel } from './useReel.ts';

export interface Directed {
  /** The update as it is seen: while something is being told, nothing is asked and nothing is over. */
  readonly update: Update;
  /** What has been told so far. */
  readonly events: readonly Event[];
  /** The moment that is seen; null when all is told. */
  readonly frame: Frame | null;
  /** How long it is seen, in milliseconds. */
  readonly ms: number;
  /** Shows the end at once. */
  readonly skip: () => void;
}

/** Plays what happened between the updates of a table. */
export function useDirector(face: GameFace, state: TableState, latest: Update, eye: Eye): Directed {
  const { events } = state;
  const { frame, ms, skip } = useReel(face, events, latest, eye);
  return useMemo(
    () =>
      frame === null
        ? { update: latest, events, frame, ms: 0, skip }
        : {
            update: { ...latest, view: frame.view as Update['view'], asked: [], outcome: null },
            events: events.slice(0, frame.told),
            ...{ frame, ms, skip },
          },
    [latest, events, frame, ms, skip],
  );
}

import type { Event } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameFace } from '../../board.ts';
import type { TableState } from '../../client.ts';
import { useSettings } from '../../settings.ts';
import type { Eye } from './beat.ts';
import { type Frame, lengthOf, reelOf } from './reel.ts';

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

interface Reel {
  /** The newest update that is on the reel, and how many events came with it and before. */
  readonly update: Update;
  readonly count: number;
  readonly frames: readonly Frame[];
}

const NONE: readonly Frame[] = [];

/** Plays what happened between the updates of a table. */
export function useDirector(face: GameFace, state: TableState, latest: Update, eye: Eye): Directed {
  const { beats: speed } = useSettings();
  const { events } = state;
  const [reel, setReel] = useState<Reel>({ update: latest, count: events.length, frames: NONE });
  let now = reel;
  if (reel.update !== latest) {
    const fresh = events.slice(reel.count);
    // What was taken back, or is told anew as a whole, has been seen before.
    const isNews = face.beats !== undefined && speed !== 'off' && !latest.whole && fresh.length > 0;
    const last = reel.frames.at(-1);
    const before = last?.view ?? reel.update.view;
    now = {
      update: latest,
      count: events.length,
      frames: isNews ? [...reel.frames, ...reelOf(face.beats, before, fresh, eye, reel.count)] : NONE,
    };
    setReel(now);
  }
  const [frame = null] = now.frames;
  // A moment has its length from its beginning: what comes after it does not change it.
  const length = useRef<{ readonly of: Frame | null; readonly ms: number }>({ of: null, ms: 0 });
  if (length.current.of !== frame) length.current = { of: frame, ms: lengthOf(now.frames, speed) };
  const { ms } = length.current;
  useEffect(() => {
    if (frame === null) return;
    const next = (): void =>
      setReel((one) => (one.frames[0] === frame ? { ...one, frames: one.frames.slice(1) } : one));
    const timer = setTimeout(next, ms);
    return () => clearTimeout(timer);
  }, [frame, ms]);
  const skip = useRef(() => setReel((one) => ({ ...one, frames: NONE }))).current;
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

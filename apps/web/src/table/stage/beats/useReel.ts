import type { Event } from '@assemble/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameFace } from '../../board.ts';
import { useSettings } from '../../settings.ts';
import type { Eye } from './beat.ts';
import { type Frame, lengthOf, reelOf } from './reel.ts';

/** The table as it is now. */
interface Shown {
  readonly view: unknown;
  /** Whether it has nothing to do with what was shown before: then nothing is told of the way to it. */
  readonly whole: boolean;
}

interface Reel {
  /** What is shown at its end, and how many events came until then. */
  readonly shown: Shown;
  readonly count: number;
  readonly frames: readonly Frame[];
}

export interface Playing {
  /** The moment that is seen; null when all is told. */
  readonly frame: Frame | null;
  /** How long it is seen, in milliseconds. */
  readonly ms: number;
  /** Shows the end at once. */
  readonly skip: () => void;
}

const NONE: readonly Frame[] = [];

/** Plays the events between what was shown before and what is shown now, so many times as fast as somebody likes it. */
export function useReel(
  face: GameFace,
  events: readonly Event[],
  latest: Shown,
  eye: Eye,
  times = 1,
): Playing {
  const { beats: speed } = useSettings();
  const [reel, setReel] = useState<Reel>({ shown: latest, count: events.length, frames: NONE });
  let now = reel;
  if (reel.shown !== latest) {
    const fresh = events.slice(reel.count);
    // What was taken back, or is told anew as a whole, has been seen before.
    const isNews = face.beats !== undefined && speed !== 'off' && !latest.whole && fresh.length > 0;
    const last = reel.frames.at(-1);
    const before = last?.view ?? reel.shown.view;
    now = {
      shown: latest,
      count: events.length,
      frames: isNews
        ? [...reel.frames, ...reelOf(face.beats, before, fresh, eye, reel.count, latest.view)]
        : NONE,
    };
    setReel(now);
  }
  const [frame = null] = now.frames;
  // A moment has its length from its beginning: what comes after it does not change it.
  const length = useRef<{ readonly of: Frame | null; readonly ms: number }>({ of: null, ms: 0 });
  if (length.current.of !== frame) length.current = { of: frame, ms: lengthOf(now.frames, speed) / times };
  const { ms } = length.current;
  useEffect(() => {
    if (frame === null) return;
    const next = (): void =>
      setReel((one) => (one.frames[0] === frame ? { ...one, frames: one.frames.slice(1) } : one));
    const timer = setTimeout(next, ms);
    return () => clearTimeout(timer);
  }, [frame, ms]);
  const skip = useRef(() => setReel((one) => ({ ...one, frames: NONE }))).current;
  return { frame, ms, skip };
}

import type { Event } from '@assemble/kernel';
import { type Beat, type Beats, type Eye, joined } from './beat.ts';

/** A moment of what happened. */
export interface Frame<View = unknown> {
  /** The last event of it. */
  readonly event: Event;
  readonly beat: Beat;
  /** The table as it is seen: after this moment, as far as that is known. */
  readonly view: View;
  /** How many events of the match have been told with it. */
  readonly told: number;
  /** By which it is told from all others. */
  readonly key: string;
}

/** The moments between two views. */
export function reelOf<View>(
  beats: Beats<View>,
  before: View,
  events: readonly Event[],
  eye: Eye,
  told: number,
  end: View,
): readonly Frame<View>[] {
  const frames: Frame<View>[] = [];
  let view = before;
  events.forEach((whole, at) => {
    const parts = beats.partsOf?.(whole) ?? [whole];
    parts.forEach((event, nth) => {
      const beat = beats.beatOf(event, view, eye, end);
      view = beats.after(view, event, end);
      if (beat === null) return;
      const last = frames.at(-1);
      const isOne = beat.together !== undefined && last?.beat.together === beat.together;
      if (isOne) frames.pop();
      // An event of several parts is told with the last of them.
      const isTold = nth === parts.length - 1;
      const now = { event, view, told: told + at + (isTold ? 1 : 0), key: `${told + at}.${nth}` };
      frames.push({ ...now, beat: isOne ? joined(last.beat, beat) : beat });
    });
  });
  return frames;
}

export const SPEEDS = ['cinematic', 'normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long everything takes at a speed, in lengths of the normal one. */
export const SHARE: Readonly<Record<Speed, number>> = { cinematic: 1.6, normal: 1, quick: 0.45, off: 0 };

/** So much is waited for at most before a decision, in milliseconds at the normal speed: a long phase is told faster. */
const MOST = 9000;

/** How long the first of the moments takes. */
export function lengthOf(frames: readonly Frame[], speed: Speed): number {
  const [first] = frames;
  if (first === undefined) return 0;
  const all = frames.reduce((sum, { beat }) => sum + beat.ms, 0);
  return first.beat.ms * SHARE[speed] * Math.min(1, MOST / all);
}

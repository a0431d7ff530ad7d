import type { Seat } from '@assemble/kernel';
import { useEffect, useRef } from 'react';
import { onlyPass } from '../auto/given.ts';
import type { GameFace } from '../board.ts';
import type { TableState } from '../client.ts';
import { useSettings } from '../settings.ts';
import type { Frame } from '../stage/beats/reel.ts';
import { cuesOf, loudness } from './cues.ts';
import { play } from './player.ts';

/** So many milliseconds before somebody's time is up, they are warned. */
const WARNING = 30_000;

/** What is told moment by moment is heard so. */
export function useBeatSounds(face: GameFace, frame: Frame | null): void {
  const settings = useSettings();
  const current = useRef(settings);
  current.current = settings;
  useEffect(() => {
    const cue = frame === null ? null : (face.cue?.(frame.event) ?? null);
    if (cue !== null) play(cue, loudness(cue, current.current));
  }, [frame, face]);
}

/** The sounds of a table. What is told moment by moment is heard so, too. */
export function useSounds(
  face: GameFace,
  state: TableState,
  mine: readonly Seat[],
  frame: Frame | null,
): void {
  const settings = useSettings();
  const current = useRef(settings);
  current.current = settings;
  const seats = useRef(mine);
  seats.current = mine;
  const last = useRef(state.update);
  const isTold = useRef(false);
  isTold.current = frame !== null;
  useBeatSounds(face, frame);
  const { update, refused, chat } = state;
  useEffect(() => {
    if (update === null) return;
    const cues = cuesOf(last.current, update, seats.current, (event) =>
      isTold.current ? null : (face.cue?.(event) ?? null),
    );
    last.current = update;
    // Nobody is called for what is passed for them.
    const [asked] = update.asked;
    const passed =
      current.current.passing === 'moment' &&
      asked !== undefined &&
      onlyPass(asked.decision, face.idle ?? []) !== null;
    for (const cue of cues) if (cue !== 'turn' || !passed) play(cue, loudness(cue, current.current));
  }, [update, face]);
  useEffect(() => {
    const { clocks = null } = update ?? {};
    const own = clocks?.running.find((seat) => seats.current.includes(seat));
    const wait = own === undefined ? -1 : (clocks?.left[own] ?? 0) - WARNING;
    if (wait < 0) return;
    const timer = setTimeout(() => play('clock', loudness('clock', current.current)), wait);
    return () => clearTimeout(timer);
  }, [update]);
  useEffect(() => {
    if (refused.length > 0) play('refused', loudness('refused', current.current));
  }, [refused]);
  // The lines that were there before are read, not heard.
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const line = chat.at(-1);
    const fresh = heard.current !== null && line !== undefined && line.n > heard.current;
    heard.current = line?.n ?? 0;
    if (fresh && !(line.seat !== null && seats.current.includes(line.seat)))
      play('chat', loudness('chat', current.current));
  }, [chat]);
}

import type { Event, Seat } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import type { Settings } from '../stored-settings.ts';
import type { Cue } from './tones.ts';

/** What calls somebody back to the table; everything else only goes with what is seen. */
const calls: ReadonlySet<Cue> = new Set(['turn', 'win', 'lose', 'clock', 'chat']);

type Volumes = Pick<Settings, 'volume' | 'muted' | 'callVolume' | 'effectVolume'>;

/** How loud a sound is under these settings, 0 to 1. */
export const loudness = (cue: Cue, { volume, muted, callVolume, effectVolume }: Volumes): number =>
  muted ? 0 : (volume * (calls.has(cue) ? callVolume : effectVolume)) / 10_000;

/** What an update sounds like to those who sit in these seats. Each sound once, the one to heed last. */
export function cuesOf(
  before: Update | null,
  after: Update,
  mine: readonly Seat[],
  cueOf: (event: Event) => Cue | null,
): readonly Cue[] {
  if (before === null || before.n === after.n) return [];
  const heard = new Set<Cue>();
  // What was taken back or told again as a whole has been heard before.
  if (!after.whole)
    for (const event of after.events) {
      const cue = cueOf(event);
      if (cue !== null) heard.add(cue);
    }
  if (after.outcome !== null) {
    if (before.outcome === null)
      heard.add(after.outcome.winners.some((seat) => mine.includes(seat)) ? 'win' : 'lose');
  } else if (after.asked.length > 0 && before.asked.length === 0) heard.add('turn');
  return [...heard];
}

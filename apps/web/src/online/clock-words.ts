import type { Locale } from '@assemble/language';
import type { ClockTerms } from '@assemble/protocol';
import { duration } from './durations.ts';
import type { OnlineWords } from './words/index.ts';

/** The terms of a clock in words. */
export const clockWords = (clock: ClockTerms | null, t: OnlineWords, locale: Locale): string =>
  clock === null ? t.noClock : t.clockTerms(duration(clock.bank, locale), duration(clock.gain, locale));

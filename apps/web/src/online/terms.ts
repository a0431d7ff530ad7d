import type { ClockTerms, NewMatch } from '@assemble/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The clocks that can be chosen. The last one is for a match that is played by and by. */
const clocks = {
  none: null,
  quick: { bank: 5 * MINUTE, gain: 10 * SECOND },
  normal: { bank: 15 * MINUTE, gain: 20 * SECOND },
  slow: { bank: 30 * MINUTE, gain: 30 * SECOND },
  days: { bank: 3 * DAY, gain: DAY },
} as const satisfies Readonly<Record<string, ClockTerms | null>>;

type ClockName = keyof typeof clocks;
export const clockNames = Object.keys(clocks) as ClockName[];

/** How a match on the server is found and timed. */
export interface Terms {
  readonly visibility: NewMatch['visibility'];
  readonly clock: ClockName;
}

export const firstTerms: Terms = { visibility: 'link', clock: 'none' };

export const clockOf = ({ clock }: Pick<Terms, 'clock'>): ClockTerms | null => clocks[clock];

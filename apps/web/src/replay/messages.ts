import type { Answer, Decision, Event, Outcome, Replay, Seat, Unsaid, Words } from '@assemble/kernel';
import type { Waiting } from '@assemble/protocol';
import type { Standing } from '../table/course.ts';
import type { SavedMatch } from '../table/messages.ts';

/** Whose eyes: a seat, or a spectator. */
export type Eyes = Seat | null;

/** What the page asks of the worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly replay: Replay }
  | { readonly type: 'open-saved'; readonly saved: SavedMatch }
  | { readonly type: 'log'; readonly eyes: Eyes }
  | { readonly type: 'look'; readonly step: number; readonly eyes: Eyes }
  | { readonly type: 'course' }
  | { readonly type: 'write'; readonly step: number }
  | { readonly type: 'verify'; readonly seen: readonly Event[] };

/** A replay that can be looked at. */
export interface Opened {
  readonly type: 'opened';
  /** All of it, with its log: to take along, to share, to play on from. */
  readonly replay: Replay;
  readonly steps: number;
  readonly seats: number;
  /** Whose eyes may be lent, the first one unless somebody chooses. */
  readonly eyes: readonly Eyes[];
  readonly outcome: Outcome | null;
  /** What does not hold of what the file claims, or where the rules failed; empty when all is well. */
  readonly doubt: string;
}

/** A replay that cannot be played again here; its public log can still be read. */
export interface OnlyLog {
  readonly type: 'only-log';
  readonly why: 'other-rules' | 'no-seed';
  readonly replay: Replay;
}

/** What was decided last: all of it for whoever decided, of the others only the question. */
export interface Decided {
  readonly seat: Seat;
  readonly ask: Decision['ask'];
  readonly own: { readonly decision: Decision; readonly answer: Answer } | null;
}

/** The table after so many decisions. */
export interface Position {
  readonly type: 'position';
  readonly step: number;
  readonly eyes: Eyes;
  readonly view: unknown;
  readonly decided: Decided | null;
  readonly waiting: readonly Waiting[];
  readonly outcome: Outcome | null;
}

/** All that somebody learned, and for each event after how many decisions. */
export interface Log {
  readonly type: 'log';
  readonly eyes: Eyes;
  readonly events: readonly Event[];
  readonly after: readonly number[];
  /** The table at the end: names in the log are read off it. */
  readonly view: unknown;
}

/** How the match stood after each decision. */
export interface Course {
  readonly type: 'course';
  readonly course: readonly Standing[];
}

/** A step as a position that can be changed; where it cannot be written down, why, and the last one before that can. */
export interface WrittenStep {
  readonly type: 'written';
  readonly step: number;
  readonly unsaid: Unsaid | null;
  readonly found: { readonly step: number; readonly given: Words; readonly edition: string | null } | null;
}

/** What became of playing the match again from its seed, beside what was seen while it was played. */
export interface Verified {
  readonly type: 'verified';
  /** Whether everything that all could see came out again as it was seen. */
  readonly same: boolean;
  readonly events: number;
}

export type FromWorker =
  | Opened
  | OnlyLog
  | Position
  | Log
  | Course
  | Verified
  | WrittenStep
  | { readonly type: 'failed'; readonly text: string };

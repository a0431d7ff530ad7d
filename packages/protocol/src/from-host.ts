import type { Answer, Barrier, Choice, Decision, Event, Outcome, Reason, Seat } from '@assemble/kernel';

/** A question put to the viewer: with all that could be tried, and what would be answered without thinking. */
export interface Asked {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly suggestion: Answer;
}

/** Whether the last decision can be taken back, and what it would mean. */
export interface UndoState {
  /** How many decisions lie behind. */
  readonly steps: number;
  /** What stands between now and the viewer's own last decision: nothing means that it is free. */
  readonly barriers: readonly Barrier[];
  /** How many decisions have to go to take back the viewer's own last one. */
  readonly toOwn: number;
  readonly redo: boolean;
}

/** Somebody's name and what the table waits for. */
export interface Waiting {
  readonly seat: Seat;
  readonly ask: Decision['ask'];
}

/** A player at the table. */
export interface Seated {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** The table as a viewer sees it. Every one is numbered: a gap means that something was missed. */
export interface Update {
  readonly type: 'update';
  readonly n: number;
  readonly seats: readonly Seated[];
  readonly view: unknown;
  /** What happened since the update before; all of it in a snapshot, or after something was taken back. */
  readonly events: readonly Event[];
  readonly whole: boolean;
  readonly asked: readonly Asked[];
  readonly waiting: readonly Waiting[];
  readonly undo: UndoState;
  /** True once something was taken back across a barrier: the match no longer counts. */
  readonly practice: boolean;
  readonly outcome: Outcome | null;
}

/** A message that was not carried out. The table is unchanged. */
export interface Refused {
  readonly type: 'refused';
  readonly reasons: readonly Reason[];
}

export type FromHost = Update | Refused;

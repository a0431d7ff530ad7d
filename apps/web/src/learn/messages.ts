import type { Answer } from '@assemble/kernel';
import type { FromHost, ToHost } from '@assemble/protocol';

/** What a learner did: read something, or answered a question. Everything else follows from it. */
export type Act = { readonly read: true } | { readonly answer: Answer };

/** Which lesson, who sits at its table, and how far it was played. */
export interface OpenLesson {
  readonly game: string;
  readonly lesson: string;
  readonly names: readonly string[];
  readonly acts: readonly Act[];
}

/** How a lesson stands. */
export interface LessonNow {
  readonly step: number;
  readonly reading: boolean;
  readonly over: boolean;
  /** What the step asks the learner to answer. */
  readonly wanted: { readonly n: number; readonly answer: Answer } | null;
  /** A legal move that the step did not ask for, in the words of scenarios; it was not carried out. */
  readonly other: string | null;
  readonly acts: readonly Act[];
}

/** What the page says to the worker: 'skip' does the step for the learner, 'back' goes to the one before. */
export type ToLesson =
  | { readonly type: 'open'; readonly open: OpenLesson }
  | { readonly type: 'say'; readonly message: ToHost }
  | { readonly type: 'coach'; readonly act: 'read' | 'skip' | 'back' };

export type FromLesson =
  | FromHost
  | { readonly type: 'lesson'; readonly now: LessonNow }
  | { readonly type: 'failed'; readonly text: string };

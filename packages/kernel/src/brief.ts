import type { Scope } from './ability.ts';
import type { Change, Listener } from './change.ts';
import type { Answer, Decision } from './decision.ts';
import { listenerId, openWindow } from './machine.ts';
import type { Run } from './run.ts';
import type { Message } from './verdict.ts';

/** What one answer comes to. */
export interface Outlook {
  readonly does: readonly Message[];
  /** What somebody should know before: that it would find no target, or change nothing. It stays allowed. */
  readonly but: readonly Message[];
  /** What the answer is called, where the rules have no name for it; left out where they have. */
  readonly name?: Message;
  /** Answers that share this are the same answer, given by one copy or another. */
  readonly like?: string;
}

/**
 * What people read beside a question: never a part of the match, so that matches and replays do not depend on it. Tells
 * nothing that the seat which is asked does not know.
 */
export interface Brief {
  /** What is going on: who does what to whom, and what is being paid for. */
  readonly going: readonly Message[];
  /** The question where it can be put more exactly than the rules ask it; null where it cannot. */
  readonly ask: Message | null;
  /** By answer: the id of an option, the number of an entity, `yes`, `no`, or `none` for choosing nothing. */
  readonly answers: { readonly [answer: string]: Outlook };
  /** The only answer there is, one copy being as good as another; null where there is a choice. */
  readonly only: Answer;
}

/** Says what a question of its game is about. */
export type Briefing<T> = (c: Run<T>, decision: Decision) => Brief;

/** The window that is asking now: what it is about, and who may answer it, by the ids of its menu. */
export interface Asking<Memory = Scope> {
  readonly stage: string;
  readonly batch: readonly Change[];
  readonly answers: ReadonlyMap<string, Listener<Memory>>;
}

/** Null where no window asks. A listener's scope knows the change that it answers. */
export function windowNow<T, Memory extends object = Scope>(c: Run<T>): Asking<Memory> | null {
  const frame = c.match.frames.at(-1);
  const open = frame === undefined ? null : openWindow(c, frame);
  if (open === null) return null;
  const answers = new Map<string, Listener<Memory>>();
  for (const one of open.listeners) {
    const at = (one.scope as Scope)['change'] as { i: number } | null | undefined;
    const scope = { ...one.scope, change: { frame: open.change, i: at?.i ?? 0 } };
    answers.set(listenerId(one), { ...one, scope } as unknown as Listener<Memory>);
  }
  return { stage: open.stage, batch: open.batch, answers };
}

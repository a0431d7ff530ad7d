import { EngineError, type Failure, type JobCalls, type TableCalls } from './messages.ts';

/** What a thread is told at its start when it shall keep tables. */
export const TABLES = 'tables';

export interface ToThread {
  readonly call: number;
  readonly id: string;
  readonly name: keyof TableCalls;
  readonly args: readonly unknown[];
}

/** What the pool is asked. Its thread notes in `begun`, which is shared, that it has come to it. */
export interface Job {
  readonly name: keyof JobCalls;
  readonly args: readonly unknown[];
  readonly begun: Int32Array;
}

export type FromThread = { readonly answer: unknown } | { readonly failure: Failure };

/** What came back, or the error that it stands for. */
export function answerOf(from: FromThread): unknown {
  if ('answer' in from) return from.answer;
  throw EngineError.of(from.failure);
}

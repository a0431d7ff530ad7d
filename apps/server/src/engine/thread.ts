import { EngineError, type Failure, type TableCalls } from './messages.ts';

/** What a thread is told at its start when it shall keep tables. */
export const TABLES = 'tables';

export interface ToThread {
  readonly call: number;
  readonly id: string;
  readonly name: keyof TableCalls;
  readonly args: readonly unknown[];
}

export type FromThread = { readonly answer: unknown } | { readonly failure: Failure };

/** What came back, or the error that it stands for. */
export function answerOf(from: FromThread): unknown {
  if ('answer' in from) return from.answer;
  throw EngineError.of(from.failure);
}

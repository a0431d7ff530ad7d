import { EngineError, type EngineFailure, type TableCalls } from './messages.ts';

/** What a thread is told at its start when it shall keep tables. */
export const TABLES = 'tables';

export interface ToThread {
  readonly call: number;
  readonly id: string;
  readonly name: keyof TableCalls;
  readonly args: readonly unknown[];
}

/** An error as plain data. */
export interface Failure {
  readonly code: EngineFailure;
  readonly message: string;
  readonly stack: string;
}

export type FromThread = { readonly answer: unknown } | { readonly failure: Failure };

export function asFailure(error: unknown): Failure {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { code: error instanceof EngineError ? error.code : 'fault', message, stack };
}

/** What came back, or the error that it stands for. */
export function answerOf(from: FromThread): unknown {
  if ('answer' in from) return from.answer;
  const { code, message, stack } = from.failure;
  const error = new EngineError(code, message);
  error.stack = stack;
  throw error;
}

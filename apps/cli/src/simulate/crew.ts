import { Worker } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import type { Failed, Played } from './run.ts';

const WORKER = new URL('../../bin/simulate-worker.mjs', import.meta.url);

/** What a thread is asked for: a game of a plan. The plan is told once. */
export interface Wanted {
  readonly plan: Plan | null;
  readonly index: number;
}

/** What a thread answers, always in the order of the questions. */
export type Told = { readonly played: Played | Failed } | { readonly broken: string };

interface Thread {
  readonly worker: Worker;
  plan: Plan | null;
  readonly waiting: { resolve: (played: Played | Failed) => void; reject: (error: Error) => void }[];
}

/** Threads that play games, as many at once as there are threads. */
export class Crew {
  readonly #threads: readonly Thread[];
  #isClosed = false;

  constructor(size: number) {
    this.#threads = Array.from({ length: size }, () => this.#begin());
  }

  /** How many games may be asked for at a time, so that no thread waits for its next one. */
  get room(): number {
    return this.#threads.length * 2;
  }

  play(plan: Plan, index: number): Promise<Played | Failed> {
    const thread = this.#threads.reduce((least, one) =>
      one.waiting.length < least.waiting.length ? one : least,
    );
    return new Promise((resolve, reject) => {
      thread.waiting.push({ resolve, reject });
      const wanted: Wanted = { plan: thread.plan === plan ? null : plan, index };
      thread.plan = plan;
      thread.worker.postMessage(wanted);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #begin(): Thread {
    const worker = new Worker(WORKER);
    const thread: Thread = { worker, plan: null, waiting: [] };
    worker.on('message', (told: Told) => {
      const asked = thread.waiting.shift();
      if ('broken' in told) asked?.reject(new Error(told.broken));
      else asked?.resolve(told.played);
    });
    const failAll = (error: Error): void => {
      for (const { reject } of thread.waiting.splice(0)) reject(error);
    };
    worker.on('error', failAll);
    worker.on('exit', (code) => {
      if (!this.#isClosed) failAll(new Error(`a thread ended with code ${code}`));
    });
    return thread;
  }
}

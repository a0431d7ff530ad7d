// The engine as a file of its own. A thread that keeps tables runs it as its program; the pool calls `work`.
import { parentPort, workerData } from 'node:worker_threads';
import { playable } from '../games.ts';
import { Engine } from './engine.ts';
import { asFailure } from './messages.ts';
import { type FromThread, type Job, TABLES, type ToThread } from './thread.ts';

const engine = new Engine(playable());

/** What the pool asks. A failure is an answer here, too: errors lose their class on the way. */
export function work({ name, args, begun }: Job): FromThread {
  Atomics.store(begun, 0, 1);
  try {
    const call = engine.jobs[name] as (...args: readonly unknown[]) => unknown;
    return { answer: call(...args) };
  } catch (error) {
    return { failure: asFailure(error) };
  }
}

if (workerData === TABLES)
  parentPort?.on('message', ({ call, id, name, args }: ToThread) => {
    try {
      const ask = engine.tables[name] as (id: string, ...args: readonly unknown[]) => unknown;
      parentPort?.postMessage({ call, answer: ask(id, ...args) });
    } catch (error) {
      parentPort?.postMessage({ call, failure: asFailure(error) });
    }
  });

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Lanes } from './lanes.ts';
import {
  type AnswerOf,
  type ArgsOf,
  type Description,
  EngineError,
  type JobCalls,
  type TableCalls,
} from './messages.ts';
import { MOST_IN_LANE, type Runner } from './runner.ts';
import { answerOf, type FromThread, type Job, TABLES } from './thread.ts';

/** Whatever takes longer hangs: its thread is ended. A call for a table waits for those before it, too. */
const TABLE_PATIENCE_MS = 10_000;
const JOB_PATIENCE_MS = 30_000;
/** A thread of the pool that has nothing to do for so long ends. */
const IDLE_MS = 60_000;
/** So many things wait for the pool; then it is busy. */
const MOST_WAITING = 1000;
/** The pool leaves the tables the way: people wait for those. */
const NICENESS = 10;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A thread that keeps tables. It is begun when it is first asked, and anew after it ended. */
class TableThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #calls = 0;

  constructor(file: string) {
    this.#file = file;
  }

  ask(id: string, name: keyof TableCalls, args: readonly unknown[]): Promise<unknown> {
    const worker = this.#begun();
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), TABLE_PATIENCE_MS).unref();
      this.#waiting.set(call, { resolve, reject, timer });
      worker.postMessage({ call, id, name, args });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begun(): Worker {
    if (this.#worker !== null) return this.#worker;
    // Nothing of the server's surroundings: neither settings nor secrets.
    const worker = new Worker(this.#file, { workerData: TABLES, env: {} });
    let why = 'its thread was ended';
    worker.on('message', (from: FromThread & { readonly call: number }) => this.#answer(from));
    worker.on('error', (error) => {
      why = error.message;
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      this.#abandon(new EngineError('gone', `the table is gone: ${why}`));
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #answer(from: FromThread & { readonly call: number }): void {
    const waiting = this.#waiting.get(from.call);
    if (waiting === undefined) return;
    this.#waiting.delete(from.call);
    clearTimeout(waiting.timer);
    try {
      waiting.resolve(answerOf(from));
    } catch (error) {
      waiting.reject(error as EngineError);
    }
  }

  #abandon(error: EngineError): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}

/** An engine in threads: all calls for one match go to the same one. */
export class ThreadRunner implements Runner {
  readonly #tables: readonly TableThread[];
  readonly #pool: Piscina<Job, FromThread>;
  readonly #lanes = new Lanes(MOST_IN_LANE);
  readonly #patience: number;

  /** `file` is a built engine; `patience` is how many milliseconds something may take, its waiting included. */
  constructor(
    file: string,
    threads = Math.max(1, availableParallelism() - 1),
    patience: number = JOB_PATIENCE_MS,
  ) {
    this.#patience = patience;
    this.#tables = Array.from({ length: threads }, () => new TableThread(file));
    this.#pool = new Piscina({
      filename: file,
      name: 'work',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      maxQueue: MOST_WAITING,
      niceIncrement: NICENESS,
      env: {},
    });
  }

  describe(): Promise<Description> {
    return this.job('', 'describe');
  }

  table<Name extends keyof TableCalls>(
    id: string,
    name: Name,
    ...args: ArgsOf<TableCalls, Name>
  ): Promise<AnswerOf<TableCalls, Name>> {
    const thread = this.#tables[spread(id, this.#tables.length)] as TableThread;
    return thread.ask(id, name, args) as Promise<AnswerOf<TableCalls, Name>>;
  }

  job<Name extends keyof JobCalls>(
    owner: string,
    name: Name,
    ...args: ArgsOf<JobCalls, Name>
  ): Promise<AnswerOf<JobCalls, Name>> {
    return this.#lanes.run(owner, async () => {
      if (this.#pool.queueSize >= MOST_WAITING) throw new EngineError('busy', 'there is too much to do');
      const from = await this.#run({ name, args });
      return answerOf(from) as AnswerOf<JobCalls, Name>;
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), ...this.#tables.map((thread) => thread.close())]);
  }

  async #run(asked: Omit<Job, 'begun'>): Promise<FromThread> {
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    try {
      return await this.#pool.run({ ...asked, begun }, { signal: AbortSignal.timeout(this.#patience) });
    } catch (error) {
      // What never had its turn is no fault of anybody: it may be asked for again.
      const code = Atomics.load(begun, 0) === 0 ? 'busy' : 'fault';
      throw new EngineError(code, error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
}

/** Which of so many threads a match belongs to: always the same. */
function spread(id: string, threads: number): number {
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) >>> 0;
  return sum % threads;
}

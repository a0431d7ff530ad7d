import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { FromThread } from './sqlite-thread.mjs';

type Waiting = { resolve(answer: FromThread): void; reject(error: Error): void };

class SqliteError extends Error {
  readonly code: string;

  constructor({ message, code }: { readonly message: string; readonly code: string }) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
  }
}

/** The one connection to the embedded database, in a thread of its own. */
class Thread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #end: Error | null = null;

  private constructor(path: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData: path });
    this.#worker.on('message', (answer: FromThread) => this.#answer(answer));
    this.#worker.on('error', (error) => this.#abandon(error));
    this.#worker.on('exit', () => this.#abandon(new Error('the thread of the database has ended')));
  }

  static async open(path: string): Promise<Thread> {
    const thread = new Thread(path);
    await thread.#wait(0);
    return thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#end !== null) throw this.#end;
    const call = ++this.#calls;
    this.#worker.postMessage({ call, sql, parameters });
    const { rows, changes, insertId } = await this.#wait(call);
    return {
      rows: (rows ?? []) as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(insertId !== undefined && { insertId: BigInt(insertId) }),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not answer row by row');
  }

  async close(): Promise<void> {
    if (this.#end !== null) return;
    const ended = once(this.#worker, 'exit');
    this.#worker.ref();
    this.#worker.postMessage(null);
    await ended;
  }

  #wait(call: number): Promise<FromThread> {
    // Whoever waits keeps the process alive; a thread with nothing to do does not.
    this.#worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(call, { resolve, reject }));
  }

  #answer(answer: FromThread): void {
    const waiting = this.#waiting.get(answer.call);
    this.#waiting.delete(answer.call);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answer.error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new SqliteError(answer.error));
  }

  #abandon(error: Error): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }
}

/** SQLite has one connection: who wants it waits until it is given back. */
class ThreadDriver implements Driver {
  readonly #thread: Thread;
  #free: Promise<void> = Promise.resolve();
  #giveBack: () => void = () => {};

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = gate();
    this.#free = promise;
    await before;
    this.#giveBack = resolve;
    return this.#thread;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

function gate(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** SQLite can undo changes of tables like any other, so that a start that is killed leaves no half migration. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite with the database in a thread. */
export class ThreadDialect extends SqliteDialect {
  readonly #thread: Thread;

  private constructor(thread: Thread) {
    super({
      database: async () => {
        throw new Error('the database is in a thread');
      },
    });
    this.#thread = thread;
  }

  /** Opens the database in a file, which is made where there is none. */
  static async open(path: string): Promise<ThreadDialect> {
    return new ThreadDialect(await Thread.open(path));
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }
}

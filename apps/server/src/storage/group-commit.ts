import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type Write<T> = (trx: Transaction<Schema>) => Promise<T>;

interface Waiting {
  readonly write: Write<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits writes together that come at about the same time. The embedded database waits for the disk with every
 * commit, and everybody who wants something of it waits, too: at a busy house a commit for each decision would take all
 * its time.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>;
  #waiting: Waiting[] = [];

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Resolves once the write is on disk. */
  run<T>(write: Write<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // Whatever else has arrived by now is read before this comes round.
      if (this.#waiting.length === 0) setImmediate(() => void this.#commit());
      this.#waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  async #commit(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const results = await this.#db.transaction().execute(async (trx) => {
        const done: unknown[] = [];
        for (const { write } of group) done.push(await write(trx));
        return done;
      });
      for (const [i, { resolve }] of group.entries()) resolve(results[i]);
    } catch {
      // One of them failed and took the others along: each for itself, so that everybody hears of their own failure.
      for (const { write, resolve, reject } of group)
        await this.#db.transaction().execute(write).then(resolve, reject);
    }
  }
}

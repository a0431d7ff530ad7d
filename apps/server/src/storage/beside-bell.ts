import type { Kysely } from 'kysely';
import { type Bell, type Heard, LocalBell, requireShort } from './bell.ts';
import { createId } from './ids.ts';
import type { Schema } from './schema.ts';

const LOOK_EVERY_MS = 1000;

/**
 * The bell of the operator's command beside a server that has the data folder: it leaves the ring in the database,
 * where the server finds it within a second.
 */
export class BesideBell implements Bell {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ring(topic: string, payload: string): Promise<void> {
    requireShort(topic, payload);
    await this.#db.insertInto('rings').values({ id: createId(), topic, payload }).execute();
  }

  /** Nobody waits here for what others ring. */
  listen(): void {}

  async close(): Promise<void> {}
}

/** The bell of a server that has its data folder for itself: its own rings, and those that were left for it. */
export class FolderBell extends LocalBell {
  readonly #db: Kysely<Schema>;
  readonly #warn: (message: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Schema>, warn: (message: string) => void) {
    super();
    this.#db = db;
    this.#warn = warn;
  }

  override listen(heard: Heard): void {
    super.listen(heard);
    this.#timer ??= setInterval(() => {
      this.#looking = this.#look();
    }, LOOK_EVERY_MS).unref();
  }

  override async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
    await super.close();
  }

  async #look(): Promise<void> {
    try {
      const left = await this.#db.selectFrom('rings').selectAll().execute();
      for (const { id, topic, payload } of left) {
        await this.#db.deleteFrom('rings').where('id', '=', id).execute();
        await this.ring(topic, payload);
      }
    } catch (error) {
      this.#warn(`Rings could not be read: ${error instanceof Error ? error.message : error}`);
    }
  }
}

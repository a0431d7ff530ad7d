import type { Kysely } from 'kysely';
import { toJson } from './rows.ts';
import type { Schema } from './schema.ts';

/** A table as it was after entry `n`, which was written at `at`. */
export interface Snapshot {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

/** A finished match as anybody can read it without an engine: its replay and the last update of spectators, as texts. */
export interface Recording {
  readonly replay: string;
  readonly update: string;
}

/** What follows from the entries of a match, and stands beside them so that it need not be worked out. */
export interface BesideStore {
  /** Notes whose move it is at a match of which that was not known. */
  waits(match: string, waitedFor: readonly number[]): Promise<void>;
  /** Writes a table down, unless a later one is. */
  putSnapshot(match: string, snapshot: Snapshot): Promise<void>;
  snapshot(match: string): Promise<Snapshot | null>;
  putRecording(match: string, recording: Recording): Promise<void>;
  recording(match: string): Promise<Recording | null>;
  /** Puts a match away that cannot be played on here, or takes it out again. */
  archive(match: string, isAway: boolean): Promise<void>;
  /** Ends a match that cannot be played on. False when it is over already. */
  giveUp(match: string, outcome: unknown, at: number): Promise<boolean>;
}

/** Also within a transaction. */
export async function putRecording(db: Kysely<Schema>, match: string, recording: Recording): Promise<void> {
  await db
    .insertInto('recordings')
    .values({ match, ...recording })
    .onConflict((conflict) => conflict.column('match').doNothing())
    .execute();
}

export class SqlBeside implements BesideStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async waits(match: string, waitedFor: readonly number[]): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ waitedFor: toJson(waitedFor) })
      .where('id', '=', match)
      .where('waitedFor', 'is', null)
      .execute();
  }

  async putSnapshot(match: string, { n, at, body }: Snapshot): Promise<void> {
    await this.#db
      .insertInto('snapshots')
      .values({ match, n, at, body })
      .onConflict((conflict) =>
        conflict.column('match').doUpdateSet({ n, at, body }).where('snapshots.n', '<', n),
      )
      .execute();
  }

  async snapshot(match: string): Promise<Snapshot | null> {
    const rows = this.#db.selectFrom('snapshots').select(['n', 'at', 'body']).where('match', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  putRecording(match: string, recording: Recording): Promise<void> {
    return putRecording(this.#db, match, recording);
  }

  async recording(match: string): Promise<Recording | null> {
    const rows = this.#db.selectFrom('recordings').select(['replay', 'update']).where('match', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async archive(match: string, isAway: boolean): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ state: isAway ? 'archived' : 'running' })
      .where('id', '=', match)
      .where('state', '=', isAway ? 'running' : 'archived')
      .execute();
  }

  async giveUp(match: string, outcome: unknown, at: number): Promise<boolean> {
    const updated = await this.#db
      .updateTable('matches')
      .set({ state: 'over', outcome: toJson(outcome), changedAt: at })
      .where('id', '=', match)
      .where('state', '<>', 'over')
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  }
}

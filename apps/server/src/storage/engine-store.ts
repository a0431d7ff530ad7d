import type { Kysely } from 'kysely';
import { now } from '../clock.ts';
import type { Schema } from './schema.ts';
import type { MatchRecord } from './store.ts';

/** What matches were begun with. */
export interface EngineInUse extends Pick<MatchRecord, 'game' | 'rules' | 'engine'> {
  readonly isFiled: boolean;
}

/** A built engine: its code, and the version of what it understands. */
export interface FiledEngine {
  readonly digest: string;
  readonly protocol: number;
  readonly code: string;
}

/** The engines of this and other releases. */
export interface EngineStore {
  /** Files an engine; does nothing where it is filed. */
  file(engine: FiledEngine): Promise<void>;
  read(digest: string): Promise<FiledEngine | null>;
  /** What the matches that are not over were begun with, and whether that engine is filed. */
  inUse(): Promise<readonly EngineInUse[]>;
  /** Puts all matches away that run and were begun with this; answers how many. */
  archiveAll(begunWith: EngineInUse): Promise<number>;
  /** Deletes the engines that nobody needs: filed before, and without a match that is not over. */
  drop(filedBefore: number, but: string): Promise<number>;
}

export class SqlEngines implements EngineStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async file(engine: FiledEngine): Promise<void> {
    await this.#db
      .insertInto('engines')
      .values({ ...engine, filedAt: now() })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
  }

  async read(digest: string): Promise<FiledEngine | null> {
    const rows = this.#db
      .selectFrom('engines')
      .select(['digest', 'protocol', 'code'])
      .where('digest', '=', digest);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async inUse(): Promise<readonly EngineInUse[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .leftJoin('engines', 'engines.digest', 'matches.engine')
      .select(['matches.game', 'matches.rules', 'matches.engine', 'engines.digest'])
      .distinct()
      .where('matches.state', 'in', ['open', 'running'])
      .execute();
    return rows.map(({ digest, ...row }) => ({ ...row, isFiled: digest !== null }));
  }

  async archiveAll({ game, rules, engine }: EngineInUse): Promise<number> {
    const updated = await this.#db
      .updateTable('matches')
      .set({ state: 'archived' })
      .where('state', '=', 'running')
      .where('game', '=', game)
      .where('rules', '=', rules)
      .where('engine', engine === null ? 'is' : '=', engine)
      .executeTakeFirst();
    return Number(updated.numUpdatedRows);
  }

  async drop(filedBefore: number, but: string): Promise<number> {
    const inUse = this.#db
      .selectFrom('matches')
      .select('engine')
      .where('state', '<>', 'over')
      .where('engine', 'is not', null)
      .$castTo<{ engine: string }>();
    const deleted = await this.#db
      .deleteFrom('engines')
      .where('filedAt', '<', filedBefore)
      .where('digest', '<>', but)
      .where('digest', 'not in', inUse)
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}

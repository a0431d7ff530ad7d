import { CamelCasePlugin, Kysely } from 'kysely';
import type { Bell } from './bell.ts';
import { BesideBell, FolderBell } from './beside-bell.ts';
import { migrate } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import { PostgresBell } from './postgres-bell.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** The address of a PostgreSQL database; null for the embedded one. */
  readonly url: string | null;
  /** Where the embedded database is kept. */
  readonly folder: string;
  /** Whether the embedded database may be used beside the server that has it. */
  readonly beside?: boolean;
  /** Told in one line what broke and is being mended, such as a connection. */
  readonly warn?: (message: string) => void;
}

interface Engine {
  readonly db: Kysely<Schema>;
  readonly bell: Bell;
  /** Whether another process sees to the tables. */
  readonly isBeside: boolean;
  /** Called after the last connection is closed. */
  release(): void;
}

const plugins = [new CamelCasePlugin()];

async function openEngine({ url, folder, beside, warn = console.error }: StoreOptions): Promise<Engine> {
  if (url === null) {
    const { dialect, isBeside, release } = await openSqlite(folder, warn, beside);
    const db = new Kysely<Schema>({ dialect, plugins });
    return { db, bell: isBeside ? new BesideBell(db) : new FolderBell(db, warn), isBeside, release };
  }
  const { dialect, pool } = await openPostgres(url, warn);
  const db = new Kysely<Schema>({ dialect, plugins });
  return { db, bell: await PostgresBell.open(url, pool, warn), isBeside: false, release: () => {} };
}

/** Opens the store and brings its tables up to date. What the starting person can mend is a `SettingsError`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { db, bell, isBeside, release } = await openEngine(options);
  const closeAll = async (): Promise<void> => {
    await bell.close();
    await db.destroy();
    release();
  };
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= closeAll();
    return closing;
  };
  try {
    if (!isBeside) await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return new SqlStore(db, bell, options.url === null, close);
}

import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { type Bell, LocalBell } from './bell.ts';
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
  /** Told in one line what broke and is being mended, such as a connection. */
  readonly warn?: (message: string) => void;
}

interface Engine {
  readonly dialect: Dialect;
  readonly bell: Bell;
  /** Called after the last connection is closed. */
  release(): void;
}

async function openEngine({ url, folder, warn = console.error }: StoreOptions): Promise<Engine> {
  if (url === null) return { ...openSqlite(folder), bell: new LocalBell() };
  const { dialect, pool } = await openPostgres(url, warn);
  return { dialect, bell: await PostgresBell.open(url, pool, warn), release: () => {} };
}

/** Opens the store and brings its tables up to date. What the starting person can mend is a `SettingsError`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dialect, bell, release } = await openEngine(options);
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
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
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return new SqlStore(db, bell, options.url === null, close);
}

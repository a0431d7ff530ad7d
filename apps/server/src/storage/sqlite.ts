import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { SettingsError } from '../settings.ts';

const lockPatienceMs = 1000;
const busyTimeoutMs = 5000;

/** SQLite can undo changes of tables like any other, so that a start that is killed leaves no half migration. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingsError(`The data folder ${folder} cannot be written (${reason}). Correct DATA_FOLDER.`);
  }
}

const unusable = (folder: string, error: unknown): SettingsError =>
  new SettingsError(
    `The database in ${folder} cannot be used: ${error instanceof Error ? error.message : error}`,
  );

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * Keeps the folder for this process: its bell rings in this process only. The system lets go of the lock when the
 * process dies, however it dies. It is a database of its own so that others can still read ours, for a backup.
 */
function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'lock.sqlite'), { timeout: lockPatienceMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw unusable(folder, error);
    throw new SettingsError(
      `Another server uses the data folder ${folder}. Stop it, choose another DATA_FOLDER, or share a ` +
        'PostgreSQL database by DATABASE_URL.',
    );
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}

/** A power cut loses nothing that was answered with yes: every commit waits for the disk. */
export function openDatabase(path: string): Database.Database {
  const database = new Database(path, { timeout: busyTimeoutMs });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** The embedded database in a folder, kept for this process until `release`. */
export function openSqlite(folder: string): { dialect: Dialect; release: () => void } {
  requireWritable(folder);
  const release = lockFolder(folder);
  try {
    const database = openDatabase(join(folder, 'assemble.sqlite'));
    return { dialect: new LibsqlDialect({ database }), release };
  } catch (error) {
    release();
    throw unusable(folder, error);
  }
}

import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialect } from 'kysely';
import Database from 'libsql';
import { SettingsError } from '../settings.ts';
import { ThreadDialect } from './sqlite-driver.ts';

const lockPatienceMs = 1000;

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingsError(`The data folder ${folder} cannot be written (${reason}). Correct DATA_FOLDER.`);
  }
}

/** What is in the folder is nobody else's business on this machine: accounts, sessions, hidden cards. */
function keepPrivate(folder: string, warn: (message: string) => void): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    warn(
      `The data folder ${folder} belongs to another user, so others may look into it; its files are private.`,
    );
  }
  for (const name of ['lock.sqlite', 'assemble.sqlite']) {
    const path = join(folder, name);
    // Made before SQLite does, which gives the files that it adds the rights of the first one.
    closeSync(openSync(path, 'a', 0o600));
    for (const one of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`])
      if (existsSync(one)) chmodSync(one, 0o600);
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
 * process dies, however it dies. It is a database of its own so that others can still read ours, for a backup. Null
 * when another process has the folder.
 */
function lockFolder(folder: string): (() => void) | null {
  const lock = new Database(join(folder, 'lock.sqlite'), { timeout: lockPatienceMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw unusable(folder, error);
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}

export interface Sqlite {
  readonly dialect: Dialect;
  /** Whether a server has the folder, beside which this one was opened. */
  readonly isBeside: boolean;
  readonly release: () => void;
}

/** The embedded database in a folder, kept for this process until `release`; with `beside` also next to a server. */
export async function openSqlite(
  folder: string,
  warn: (message: string) => void,
  beside = false,
): Promise<Sqlite> {
  requireWritable(folder);
  try {
    keepPrivate(folder, warn);
  } catch (error) {
    throw unusable(folder, error);
  }
  const release = lockFolder(folder);
  if (release === null && !beside)
    throw new SettingsError(
      `Another server uses the data folder ${folder}. Stop it, choose another DATA_FOLDER, or share a ` +
        'PostgreSQL database by DATABASE_URL.',
    );
  try {
    const dialect = await ThreadDialect.open(join(folder, 'assemble.sqlite'));
    return { dialect, isBeside: release === null, release: release ?? (() => {}) };
  } catch (error) {
    release?.();
    throw unusable(folder, error);
  }
}

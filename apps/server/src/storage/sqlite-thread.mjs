// The thread of the embedded database: it waits for the disk, so that the event loop need not. Plain JavaScript, because a
// thread is begun from a file as it lies there, in the tests as in a built server.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const busyTimeoutMs = 5000;

/**
 * What is asked of the thread: a statement, or to close (null).
 * @typedef {{ call: number, sql: string, parameters: readonly unknown[] } | null} ToThread
 *
 * What it answers to a statement. Before the first it says `{ call: 0 }`: the database is open.
 * @typedef {{ call: number, rows?: unknown[], changes?: number, insertId?: number | bigint,
 *   error?: { message: string, code: string } }} FromThread
 */

/** A power cut loses nothing that was answered with yes: every commit waits for the disk. @param {string} path */
function openDatabase(path) {
  const database = new Database(path, { timeout: busyTimeoutMs });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** @param {FromThread} answer */
const say = (answer) => parentPort?.postMessage(answer);

/** @param {number} call @param {unknown} error */
function fail(call, error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  say({ call, error: { message, code } });
}

/** @param {import('libsql').Database} database @param {string} sql @param {readonly unknown[]} parameters */
function execute(database, sql, parameters) {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, insertId: lastInsertRowid };
}

try {
  const database = openDatabase(workerData);
  parentPort?.on('message', (/** @type {ToThread} */ asked) => {
    if (asked === null) {
      database.close();
      parentPort?.close();
      return;
    }
    const { call, sql, parameters } = asked;
    try {
      say({ call, ...execute(database, sql, parameters) });
    } catch (error) {
      fail(call, error);
    }
  });
  say({ call: 0 });
} catch (error) {
  fail(0, error);
}

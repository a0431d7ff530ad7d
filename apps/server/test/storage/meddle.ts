import { join } from 'node:path';
import Database from 'libsql';

/** Runs a statement on the embedded database of a folder, behind the back of the store that has it. */
export function meddle(folder: string, statement: string): void {
  const database = new Database(join(folder, 'assemble.sqlite'), { timeout: 5000 });
  database.exec(statement);
  database.close();
}

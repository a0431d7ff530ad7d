// npm run admin -- <command>: what an operator does about people and what they write.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SettingsError } from '../settings.ts';
import { openStore } from '../storage/index.ts';
import { help, readCommand } from './commands.ts';

async function run(typed: readonly string[]): Promise<void> {
  if (typed.length === 0 || typed[0] === 'help' || typed[0] === '--help') {
    console.log(help().join('\n'));
    return;
  }
  const command = readCommand(typed);
  const { databaseUrl: url, dataFolder: folder } = readSettings(process.env);
  if (url === null && !existsSync(join(folder, 'assemble.sqlite')))
    throw new SettingsError(
      `There is no database in ${folder}. Set DATA_FOLDER or DATABASE_URL as for the server.`,
    );
  const store = await openStore({ url, folder, beside: true });
  try {
    console.log((await command(store)).join('\n'));
  } finally {
    await store.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { postgresPatienceMs } from './postgres.ts';

const library = new URL('../../../scripts/lib/postgres.mjs', import.meta.url).href;
const program = `
  const { startPostgres } = await import('${library}');
  console.log((await startPostgres()).url);
  setInterval(() => {}, 1000);`;

const connects = (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

test('the PostgreSQL of the tests is gone with its folder when its starter is killed', {
  timeout: postgresPatienceMs,
}, async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string];
  const client = new pg.Client(url);
  // It is stopped under this connection.
  client.on('error', () => {});
  await client.connect();
  const ask = async (name: string): Promise<string> =>
    (await client.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]?.value ??
    '';
  const folder = await ask('data_directory');
  expect(existsSync(folder)).toBe(true);
  expect(await ask('listen_addresses')).toBe('127.0.0.1');
  expect(await ask('fsync')).toBe('on');

  starter.kill('SIGKILL');
  await vi.waitFor(async () => expect(await connects(url)).toBe(false), 10_000);
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), 10_000);
});

import { expect, test } from 'vitest';
import { ServerProcess } from './crash/process.ts';
import { asSuperuser, createDatabase, postgresPatienceMs } from './postgres.ts';

test('a server whose database hangs still ends when it is told to', {
  timeout: postgresPatienceMs,
}, async () => {
  const url = await createDatabase();
  const server = new ServerProcess({ DATABASE_URL: url });
  await server.start();
  const backends = await asSuperuser<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
  expect(backends.length).toBeGreaterThan(0);
  for (const { pid } of backends) process.kill(pid, 'SIGSTOP');
  try {
    const asked = fetch(`${server.base}/health`);
    expect((await asked).status).toBe(503);
    const before = performance.now();
    await server.stop();
    expect(performance.now() - before).toBeLessThan(10_000);
  } finally {
    for (const { pid } of backends) process.kill(pid, 'SIGCONT');
    await server.kill();
  }
});

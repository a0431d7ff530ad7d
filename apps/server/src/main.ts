import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from './engine/engines.ts';
import { ThreadRunner } from './engine/thread-runner.ts';
import { createServer } from './server.ts';
import { readSettings, type Settings, startFailure } from './settings.ts';
import { openStore } from './storage/index.ts';

const pageFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Built beside this file. */
const engineFile = fileURLToPath(new URL('./engine.mjs', import.meta.url));

/** A database that hangs must not keep the process from ending. */
const STOP_MS = 5000;

/** All addresses where the machine has IPv6, else all of IPv4. */
const isWithoutIpv6 = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT';

async function start(settings: Settings): Promise<void> {
  const store = await openStore({ url: settings.databaseUrl, folder: settings.dataFolder });
  const code = readFileSync(engineFile, 'utf8');
  const engine = { digest: digestOf(code), code, runner: new ThreadRunner(engineFile) };
  const engineFolder = join(settings.dataFolder, 'engines');
  const isEmbedded = settings.databaseUrl === null;
  const server = await createServer({
    ...{ settings, store, pageFolder, engine, engineFolder },
    ...(isEmbedded && { dataFolder: settings.dataFolder }),
  });
  server.addHook('onClose', () => store.close());
  const stop = (): void => {
    setTimeout(() => {
      console.error(
        `Something did not end within ${STOP_MS / 1000} s and was cut off; nothing that was kept is lost.`,
      );
      process.exit(1);
    }, STOP_MS);
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

  const { port, host } = settings;
  try {
    await server.listen({ port, host });
  } catch (error) {
    if (!isWithoutIpv6(error)) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
  const address = server.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Assemble is at http://localhost:${actual}`);
}

let settings: Pick<Settings, 'port' | 'host'> = { port: 0, host: '' };
try {
  const read = readSettings(process.env);
  settings = read;
  await start(read);
} catch (error) {
  console.error(startFailure(error, settings) ?? error);
  process.exit(1);
}

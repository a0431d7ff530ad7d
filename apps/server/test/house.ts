// A server of the tests: really listening, with a store of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LocalRunner } from '../src/engine/local-runner.ts';
import { type Playable, playable } from '../src/games.ts';
import { createServer, type ServerOptions } from '../src/server.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { openStore } from '../src/storage/index.ts';
import type { Store } from '../src/storage/store.ts';
import { Client } from './player.ts';
import { postgres, sqlite } from './storage/engines.ts';

export interface House {
  readonly base: string;
  readonly server: FastifyInstance;
  readonly store: Store;
  /** Where its own database lies. */
  readonly dataFolder: string;
  /** Lets the cookie of the first kind of a person count until then, as the migration did for those from before. */
  letOld(person: string, until: number): Promise<void>;
  /** Somebody who was never here. */
  stranger(): Client;
  close(): Promise<void>;
}

export interface HouseOptions extends Partial<Pick<ServerOptions, 'engine' | 'newSeed' | 'logTo'>> {
  /** Games of the test's own, in this process. */
  readonly playable?: Playable;
  readonly settings?: Partial<Settings>;
  /** A database to share; otherwise an embedded one of its own. */
  readonly url?: string;
  /** Puts something between the server and its store. */
  readonly bend?: (store: Store) => Store;
}

/** Quick and patient: no pauses of bots, no limits that a test does not ask for. */
const quick = {
  ...readSettings({}),
  logLevel: 'silent',
  botPause: 0,
  rateLimit: 100_000,
  messageRate: 10_000,
  socketsPerPerson: 10_000,
  socketsPerAddress: 10_000,
  socketsPerTable: 10_000,
  // Matches of tests may be as old as they like.
  keep: { guests: 0, openMatches: 0, runningMatches: 0, uploads: 0, chat: 0 },
} as const;

/** A page with one script, as the build leaves it. */
export function writePage(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Assemble</title>');
  return folder;
}

export async function openHouse({
  settings,
  url,
  bend,
  playable: games,
  ...rest
}: HouseOptions = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-server-'));
  const dataFolder = join(folder, 'data');
  const store = await openStore({ url: url ?? null, folder: dataFolder });
  const options = {
    settings: { ...quick, ...settings },
    store: bend?.(store) ?? store,
    pageFolder: writePage(join(folder, 'page')),
    engine: { digest: 'of the test', code: null, runner: new LocalRunner(games ?? playable()) },
    engineFolder: join(folder, 'engines'),
    ...(url === undefined && { dataFolder: join(folder, 'data') }),
    ...rest,
  };
  const server = await createServer(options);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    base,
    server,
    store,
    dataFolder,
    letOld: (person, until) =>
      (url ? postgres : sqlite).meddle(
        { url: url ?? null, folder: dataFolder },
        `update people set old_cookie_until = ${until} where id = '${person}'`,
      ),
    stranger: () => new Client(base),
    close: async () => {
      await server.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

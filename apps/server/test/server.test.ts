import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalRunner } from '../src/engine/local-runner.ts';
import { playable } from '../src/games.ts';
import { createServer } from '../src/server.ts';
import { readSettings, SettingsError, startFailure } from '../src/settings.ts';
import { openStore } from '../src/storage/index.ts';
import type { Store } from '../src/storage/store.ts';
import { writePage } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'assemble-page-'));
const page = writePage(join(folder, 'page'));
const settings = { ...readSettings({}), logLevel: 'silent' } as const;
const played = {
  engine: { digest: 'of the test', code: null, runner: new LocalRunner(playable()) },
  engineFolder: join(folder, 'engines'),
};
let store: Store;
let server: FastifyInstance;

beforeAll(async () => {
  const script = 'console.log(1);'.repeat(100);
  writeFileSync(join(page, 'assets/main-1a2b.js'), script);
  writeFileSync(join(page, 'assets/main-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(page, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  store = await openStore({ url: null, folder: join(folder, 'data') });
  server = await createServer({ settings, store, pageFolder: page, ...played });
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('the server', () => {
  test('counts', async () => {
    const { headers, body } = await server.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const name of ['tables', 'sockets', 'acts_total', 'refusals_total', 'bot_moves_total'])
      expect(body).toContain(`assemble_${name}`);
    expect(body).toContain('assemble_append_seconds_bucket');
    expect(body).toContain('assemble_update_seconds_bucket');
    expect(body).toContain('process_cpu_seconds_total');
  });

  test('serves the page, to be asked for again, without inline scripts', async () => {
    const response = await server.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['referrer-policy']).toBe('same-origin');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('serves built files for "%s" and for ever', async (accepted, encoding) => {
    const response = await server.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  test('has nothing elsewhere, and nothing outside the page', async () => {
    for (const url of ['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/%2e%2e/%2e%2e/x']) {
      const response = await server.inject(url);
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, url).toBeLessThan(500);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('describes its API', async () => {
    const api = (await server.inject('/api/openapi.json')).json();
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining([
        '/api/me',
        '/api/me/matches',
        '/api/accounts',
        '/api/session',
        '/api/matches',
        '/api/matches/{id}',
        '/api/matches/{id}/seats/{seat}',
        '/api/replays',
        '/api/replays/{id}',
      ]),
    );
    const docs = await server.inject('/api/docs/');
    expect(docs.statusCode).toBe(200);
    expect(docs.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('says what to do when the page is not built', async () => {
    await expect(
      createServer({ ...played, settings, store, pageFolder: join(page, 'assets') }),
    ).rejects.toThrow(/not built/);
  });
});

describe('settings', () => {
  test('have defaults and are read from the environment', () => {
    expect(readSettings({})).toMatchObject({ port: 4680, host: '::', databaseUrl: null, botPause: 600 });
    expect(
      readSettings({
        PORT: '8080',
        HOST: '127.0.0.1',
        DATABASE_URL: 'postgres://me@localhost/assemble',
        DATA_FOLDER: '/srv/assemble',
        LEAST_DISK: '500',
        SESSION_SECRET: 's'.repeat(32),
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        LOG_LEVEL: 'warn',
        BOT_PAUSE: '0',
        CLAIM_AFTER: '5000',
        REQUEST_TIMEOUT: '2000',
        RATE_LIMIT: '100',
        MESSAGE_RATE: '20',
        SOCKETS_PER_PERSON: '5',
        SOCKETS_PER_ADDRESS: '50',
        SOCKETS_PER_TABLE: '30',
        SESSION_DAYS: '30',
        KEEP_GUESTS: '1',
        KEEP_OPEN: '2',
        KEEP_RUNNING: '3',
        KEEP_UPLOADS: '4',
        KEEP_CHAT: '0',
      }),
    ).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: 'postgres://me@localhost/assemble',
      dataFolder: '/srv/assemble',
      leastDisk: 500,
      sessionSecret: 's'.repeat(32),
      trustProxy: 'loopback, 10.0.0.0/8',
      logLevel: 'warn',
      botPause: 0,
      claimAfter: 5000,
      requestTimeout: 2000,
      rateLimit: 100,
      messageRate: 20,
      socketsPerPerson: 5,
      socketsPerAddress: 50,
      socketsPerTable: 30,
      sessionDays: 30,
      keep: { guests: 1, openMatches: 2, runningMatches: 3, uploads: 4, chat: 0 },
    });
  });

  test.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x10'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '1'],
    ['LOG_LEVEL', 'loud'],
    ['BOT_PAUSE', '1e3'],
    ['LEAST_DISK', '1.5'],
    ['RATE_LIMIT', '0'],
  ])('refuse %s=%s', (name, text) => {
    expect(() => readSettings({ [name]: text })).toThrow(SettingsError);
  });

  test('name the port that is taken and the way out', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const second = await createServer({ settings, store, pageFolder: page, ...played });
    const error: unknown = await second
      .listen({ port, host: '127.0.0.1' })
      .catch((reason: unknown) => reason);
    expect(startFailure(error, { port, host: '127.0.0.1' })).toMatch(new RegExp(`${port} is taken.*PORT=`));
    await second.close();
  });
});

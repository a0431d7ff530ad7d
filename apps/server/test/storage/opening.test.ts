import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CamelCasePlugin, Kysely, Migrator, sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { SettingsError } from '../../src/settings.ts';
import { openStore, type StoreOptions } from '../../src/storage/index.ts';
import { firstTables } from '../../src/storage/migrations/0001-first-tables.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { asSuperuser, createDatabase, postgresPatienceMs, postgresUrl } from '../postgres.ts';
import { engines, newMatch, opened, postgres, sqlite, temporaryFolder } from './engines.ts';

beforeAll(async () => {
  await postgresUrl();
}, postgresPatienceMs);

const program = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Another process with the same store, and what it prints. It is killed after the test. */
function otherProcess(
  place: StoreOptions,
  match?: string,
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const args = ['--import', 'tsx', program, JSON.stringify(place), ...(match ? [match] : [])];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

const killed = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

/** The one line that the person who starts the server reads. */
async function refusal(place: StoreOptions): Promise<string> {
  const error: unknown = await openStore(place).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SettingsError);
  const { message } = error as SettingsError;
  expect(message).not.toContain('\n');
  return message;
}

describe.each(engines)('opening a store on $name', (engine) => {
  test('makes the tables, and finds everything again the next time', async () => {
    const place = await engine.place();
    const first = await opened(place);
    const ann = await first.createGuest('Ann');
    const id = await first.createMatch(newMatch(ann.id));
    await first.append(id, 1, { seat: 0, body: { answer: 3 }, at: 10 });
    await first.say(id, { person: ann.id, name: 'Ann', seat: 0, body: { text: 'hi' }, at: 11 });
    const secret = await first.setting('secret', () => 'abc');
    const before = [await first.match(id), await first.entries(id, 0), await first.chat(id, 0)];
    await first.close();

    for (let time = 0; time < 2; time++) {
      const again = await opened(place);
      expect([await again.match(id), await again.entries(id, 0), await again.chat(id, 0)]).toEqual(before);
      expect(await again.person(ann.id)).toEqual(ann);
      expect(await again.setting('secret', () => 'other')).toBe(secret);
      await again.close();
    }
  });

  test('refuses a database from a newer version, and leaves it as it is', async () => {
    const place = await engine.place();
    const store = await opened(place);
    const ann = await store.createGuest('Ann');
    await store.close();
    const newer = "('9999-from-the-future', '2099-01-01T00:00:00.000Z')";
    await engine.meddle(place, `insert into kysely_migration (name, timestamp) values ${newer}`);
    expect(await refusal(place)).toMatch(/newer version/);
    await engine.meddle(place, "delete from kysely_migration where name = '9999-from-the-future'");
    expect(await (await opened(place)).person(ann.id)).toEqual(ann);
  });

  test('finds every entry that was answered with yes before a kill', { timeout: 30_000 }, async () => {
    const place = await engine.place();
    const store = await opened(place);
    const ann = await store.createGuest('Ann');
    const id = await store.createMatch(newMatch(ann.id));
    await store.close();

    const { child, lines } = otherProcess(place, id);
    expect((await lines.next()).value).toBe('open');
    let promised = 0;
    while (promised < 40) promised = Number((await lines.next()).value);
    await killed(child);
    // What it still printed before it died is promised, too.
    for (let line = await lines.next(); !line.done; line = await lines.next()) promised = Number(line.value);

    const entries = await (await opened(place)).entries(id, 1);
    expect(entries.length).toBeGreaterThanOrEqual(promised);
    expect(entries.map(({ n, body }) => [n, body])).toEqual(entries.map((_, i) => [i + 1, { n: i + 1 }]));
  });
});

describe.each(engines)('a store on $name from before there were sessions', (engine) => {
  test('still takes the cookies of those who were there, for 400 days', async () => {
    const place = await engine.place();
    const { dialect, release } = place.url
      ? { ...(await openPostgres(place.url, () => {})), release: () => {} }
      : await openSqlite(place.folder, () => {});
    const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
    const getMigrations = async () => ({ '0001-first-tables': firstTables });
    await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    await sql`insert into people (id, name, created_at, seen_at) values ('ann', 'Ann', 1, 1)`.execute(db);
    await db.destroy();
    release();
    const store = await opened(place);
    const day = 24 * 3_600_000;
    expect(await store.sessions.findOld('ann', Date.now() + 399 * day)).toMatchObject({ isBanned: false });
    expect(await store.sessions.findOld('ann', Date.now() + 401 * day)).toBeNull();
  });
});

describe('the files of a store on SQLite', () => {
  const modes = (folder: string) =>
    [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
      (path) => [path.slice(folder.length), (statSync(path).mode & 0o777).toString(8)] as const,
    );

  test.runIf(process.platform !== 'win32')('are for their user only', async () => {
    const folder = join(temporaryFolder(), 'data');
    const store = await opened({ url: null, folder });
    await store.createGuest('Ann');
    const found = modes(folder);
    expect(found.map(([name]) => name)).toEqual(
      expect.arrayContaining(['', '/assemble.sqlite', '/assemble.sqlite-shm', '/assemble.sqlite-wal']),
    );
    for (const [name, mode] of found) expect(mode, name).toBe(name === '' ? '700' : '600');
  });

  test.runIf(process.platform !== 'win32')('become so, where they were for everybody', async () => {
    const folder = temporaryFolder();
    const before = await opened({ url: null, folder });
    await before.createGuest('Ann');
    for (const [name] of modes(folder)) chmodSync(join(folder, name), name === '' ? 0o755 : 0o644);
    await before.close();
    await (await opened({ url: null, folder })).createGuest('Ben');
    for (const [name, mode] of modes(folder)) expect(mode, name).toBe(name === '' ? '700' : '600');
  });
});

describe('opening a store on SQLite', () => {
  test('makes every commit wait for the disk', async () => {
    const { dialect, release } = await openSqlite(temporaryFolder(), () => {});
    const db = new Kysely<Schema>({ dialect });
    onTestFinished(async () => {
      await db.destroy();
      release();
    });
    const value = async (name: string): Promise<unknown> => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await value('journal_mode')).toBe('wal');
    expect(await value('synchronous')).toBe(2);
    expect(await value('foreign_keys')).toBe(1);
    expect(await value('busy_timeout')).toBe(5000);
  });

  test('makes the data folder', async () => {
    const folder = join(temporaryFolder(), 'deep/data');
    await opened({ url: null, folder });
    expect(existsSync(join(folder, 'assemble.sqlite'))).toBe(true);
  });

  test('keeps the folder from a second store until the first closes', async () => {
    const place = await sqlite.place();
    const store = await opened(place);
    expect(await refusal(place)).toMatch(/Another server uses the data folder .*DATA_FOLDER.*DATABASE_URL/);
    await store.health();
    await store.close();
    await (await opened(place)).health();
  });

  test('keeps the folder from a second process until the first dies', { timeout: 30_000 }, async () => {
    const place = await sqlite.place();
    const { child, lines } = otherProcess(place);
    expect((await lines.next()).value).toBe('open');
    expect(await refusal(place)).toMatch(/Another server uses the data folder/);
    await killed(child);
    await (await opened(place)).health();
  });

  test('names a folder that cannot be one, and a file that is no database', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal({ url: null, folder: join(folder, 'file') })).toMatch(
      /cannot be written \(EEXIST\)/,
    );
    expect(await refusal({ url: null, folder: join(folder, 'file/data') })).toMatch(/\(ENOTDIR\)/);

    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'assemble.sqlite'), 'This is a letter to my aunt. '.repeat(100));
    expect(await refusal({ url: null, folder: broken })).toMatch(/broken cannot be used: .*not a database/);
  });
});

describe('opening a store on PostgreSQL', () => {
  const changed = async (change: Partial<URL>): Promise<StoreOptions> => {
    const url = Object.assign(new URL(await createDatabase()), change);
    return { url: url.href, folder: '' };
  };

  test('works for several processes that start at once on an empty database', async () => {
    const place = await postgres.place();
    const stores = await Promise.all([1, 2, 3, 4].map(() => opened(place)));
    const secrets = stores.map((store, index) => store.setting('secret', () => `value ${index}`));
    expect(new Set(await Promise.all(secrets)).size).toBe(1);
  });

  test('names a server that does not answer, and never the password', async () => {
    const message = await refusal(await changed({ port: '1', password: 'hush' }));
    expect(message).toMatch(/No PostgreSQL answers at 127\.0\.0\.1:1\b.*DATABASE_URL/);
    expect(message).not.toContain('hush');
    expect(await refusal(await changed({ hostname: 'nowhere.invalid' }))).toMatch(/"nowhere\.invalid"/);
  });

  test('names a wrong password and a database that is not there', async () => {
    const message = await refusal(await changed({ password: 'hush' }));
    expect(message).toMatch(/refuses the user "assemble" or the password/);
    expect(message).not.toContain('hush');
    expect(await refusal(await changed({ pathname: '/nothing' }))).toMatch(/has no database "nothing"/);
  });

  test('names a user who may not create tables', async () => {
    await asSuperuser("create role reader login password 'reader'");
    onTestFinished(async () => void (await asSuperuser('drop role reader')));
    const place = await changed({ username: 'reader', password: 'reader' });
    expect(await refusal(place)).toMatch(/may not create tables.*permission denied/);
  });
});

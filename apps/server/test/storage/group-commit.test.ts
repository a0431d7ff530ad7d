import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GroupCommit } from '../../src/storage/group-commit.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';

let folder = '';
let release = (): void => {};
let db: Kysely<Schema>;
/** Every statement as the database heard it. */
const heard: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assemble-group-'));
  const opened = await openSqlite(folder, () => {});
  release = opened.release;
  db = new Kysely<Schema>({ dialect: opened.dialect, log: ({ query }) => void heard.push(query.sql) });
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text')
    .execute();
});
afterAll(async () => {
  await db.destroy();
  release();
  rmSync(folder, { recursive: true });
});

const write = (group: GroupCommit, key: string): Promise<string> =>
  group.run(async (trx) => {
    await trx.insertInto('settings').values({ key, value: 'x' }).execute();
    return key;
  });
const kept = async (): Promise<string[]> =>
  (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);

test('writes of the same moment are committed together, and each has its own answer', async () => {
  const group = new GroupCommit(db);
  heard.length = 0;
  expect(await Promise.all(['a', 'b', 'c'].map((key) => write(group, key)))).toEqual(['a', 'b', 'c']);
  expect(heard.filter((sql) => sql === 'commit')).toHaveLength(1);
  expect(await kept()).toEqual(['a', 'b', 'c']);
});

test('one that fails fails alone', async () => {
  const group = new GroupCommit(db);
  const results = await Promise.allSettled(['d', 'a', 'e'].map((key) => write(group, key)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('writes that come while others are committed have their turn', async () => {
  const group = new GroupCommit(db);
  const first = write(group, 'f');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.all([first, write(group, 'g')])).toEqual(['f', 'g']);
});

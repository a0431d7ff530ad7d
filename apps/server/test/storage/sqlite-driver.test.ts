import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ThreadDialect } from '../../src/storage/sqlite-driver.ts';

interface Tables {
  notes: { id: number; text: string };
}

let folder = '';
let db: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assemble-thread-'));
  db = new Kysely<Tables>({ dialect: await ThreadDialect.open(join(folder, 'test.sqlite')) });
  await sql`create table notes (id integer primary key, text text unique)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const note = (text: string) => db.insertInto('notes').values({ id: text.length, text });
const notes = async (): Promise<string[]> =>
  (await db.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text);

test('the event loop goes on while the database works', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  const { rows } = await sql<{ n: number }>`
    with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 1000000)
    select max(n) as n from counted`.execute(db);
  clearInterval(timer);
  expect(rows).toEqual([{ n: 1_000_000 }]);
  expect(ticks).toBeGreaterThan(0);
});

test('answers say what was written', async () => {
  const { insertId, numInsertedOrUpdatedRows } = await note('abc').executeTakeFirstOrThrow();
  expect([insertId, numInsertedOrUpdatedRows]).toEqual([3n, 1n]);
});

test('an error says its code, and what comes after it is done', async () => {
  await note('a').execute();
  const twice = db.insertInto('notes').values({ id: 7, text: 'a' }).execute();
  await expect(twice).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('nothing');
  await note('bb').execute();
  expect(await notes()).toEqual(['a', 'bb']);
});

test('nobody else writes into a transaction, and one that fails leaves nothing', async () => {
  const failed = db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ id: 1, text: 'inside' }).execute();
    throw new Error('changed my mind');
  });
  const outside = note('outside').execute();
  await expect(failed).rejects.toThrow('changed my mind');
  await outside;
  expect(await notes()).toEqual(['outside']);
});

test('a file that is no database is refused with its reason', async () => {
  await expect(ThreadDialect.open(folder)).rejects.toThrow(/unable to open/i);
});

test('after the thread has ended every statement says so', async () => {
  const connection = await ThreadDialect.open(join(folder, 'other.sqlite'));
  const other = new Kysely<Tables>({ dialect: connection });
  await sql`select 1`.execute(other);
  await connection.createDriver().destroy();
  await expect(sql`select 1`.execute(other)).rejects.toThrow('the thread of the database has ended');
  await other.destroy();
});

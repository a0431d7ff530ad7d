import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';

let started: Promise<{ url: string }> | null = null;

/** The first start may have to install PostgreSQL: for hooks that call this. */
export const postgresPatienceMs = 300_000;

/** The address of the PostgreSQL of this test worker. It starts with the first call and ends with the worker. */
export async function postgresUrl(): Promise<string> {
  started ??= startPostgres();
  return (await started).url;
}

/** Runs one statement as superuser. */
export async function asSuperuser<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(await postgresUrl());
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The address of a new, empty database. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create database ${name}`);
  return Object.assign(new URL(await postgresUrl()), { pathname: `/${name}` }).href;
}

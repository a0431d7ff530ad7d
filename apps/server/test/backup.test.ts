import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { ensurePostgres } from '../../../scripts/lib/postgres.mjs';
import { ServerProcess } from './crash/process.ts';
import { Client, type Connection, Player } from './player.ts';
import { createDatabase, postgresPatienceMs } from './postgres.ts';

/** So far a match is played before it is copied. */
const BEFORE = 30;

interface Place {
  readonly settings: Readonly<Record<string, string>>;
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run({ settings }: Place): Promise<ServerProcess> {
  const server = new ServerProcess(settings);
  onTestFinished(() => server.kill());
  await server.start();
  return server;
}

/** Both people at a match, once they see it. */
async function sit(people: readonly Client[], match: string): Promise<readonly Connection[]> {
  const connections = await Promise.all(people.map((person) => person.open(match)));
  await Promise.all(connections.map((connection) => connection.until(() => connection.update !== null)));
  return connections;
}

/**
 * Plays a while, has a copy made while the game goes on, plays on, and then goes on from the copy at another server: as
 * the same people, from where the match stood, to its end.
 */
async function tryBackup(place: Place, copy: () => Promise<Place>): Promise<void> {
  const first = await run(place);
  const ann = new Client(first.base);
  const ben = new Client(first.base);
  const match = await ann.create({
    setup: { format: 'first-game', first: 0 },
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
  });
  await ben.join(match, 1, 'Ben');
  const [annAt, benAt] = await sit([ann, ben], match);
  if (annAt === undefined || benAt === undefined) throw new Error('two were to sit');
  const players = [new Player(annAt, 'ann', 20), new Player(benAt, 'ben', 20)];
  await annAt.until(() => (annAt.update?.n ?? 0) >= BEFORE);
  const restored = await copy();
  const atCopy = annAt.update?.n ?? 0;
  await Promise.race([annAt.until(() => (annAt.update?.n ?? 0) > atCopy), players[0]?.over]);
  await first.kill();

  const second = await run(restored);
  const again = await sit([ann.at(second.base), ben.at(second.base)], match);
  const [back] = again;
  expect(back?.update?.n).toBeGreaterThanOrEqual(BEFORE);
  expect(back?.update?.n).toBeLessThanOrEqual(atCopy);
  expect(again.map((one) => one.update?.seats.map(({ name }) => name))).toEqual([
    ['Ann', 'Ben'],
    ['Ann', 'Ben'],
  ]);
  await Promise.all(again.map((connection, index) => new Player(connection, `again ${index}`).over));
  expect(back?.update?.outcome).not.toBeNull();
  await second.stop();
}

test('a copy of the embedded database, made while it is used, is a whole one', {
  timeout: postgresPatienceMs,
}, async () => {
  const folder = temporary();
  const other = temporary();
  await tryBackup({ settings: { DATA_FOLDER: folder } }, async () => {
    const database = new Database(join(folder, 'assemble.sqlite'));
    database.exec(`vacuum into '${join(other, 'assemble.sqlite')}'`);
    database.close();
    return { settings: { DATA_FOLDER: other } };
  });
});

test('a dump of PostgreSQL, made while it is used, is a whole one', {
  timeout: postgresPatienceMs,
}, async () => {
  // Debian has the programs of the server and those of its clients in different folders.
  const env = { ...process.env, PATH: `${ensurePostgres()}${delimiter}${process.env['PATH'] ?? ''}` };
  const url = await createDatabase();
  const other = await createDatabase();
  await tryBackup({ settings: { DATABASE_URL: url } }, async () => {
    const file = join(temporary(), 'assemble.dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, url], { env });
    execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${other}`, file], { env });
    return { settings: { DATABASE_URL: other } };
  });
});

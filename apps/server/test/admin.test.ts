// The operator's command, beside a server that runs, on both databases.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { commands, help, readCommand } from '../src/admin/commands.ts';
import { openStore } from '../src/storage/index.ts';
import { type House, openHouse } from './house.ts';
import { createDatabase, postgresPatienceMs } from './postgres.ts';
import { idOf, ready, seatTwo, toys } from './toys.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../src/admin/main.ts', import.meta.url));
const password = 'a long password';

describe.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', createDatabase],
])('beside a server on %s', (_name, place) => {
  let house: House;
  let url: string | undefined;
  beforeAll(async () => {
    url = await place();
    house = await openHouse({ playable: toys, ...(url !== undefined && { url }) });
    return () => house.close();
  }, postgresPatienceMs);

  /** Another process would open the store like this. */
  async function admin(...typed: string[]): Promise<string> {
    const store = await openStore({ url: url ?? null, folder: house.dataFolder, beside: true });
    try {
      return (await readCommand(typed)(store)).join('\n');
    } finally {
      await store.close();
    }
  }
  const refusal = (...typed: string[]) => admin(...typed).catch((error: Error) => error.message);

  test('reports are read, and the chat that they are about', async () => {
    expect(await admin('reports')).toBe('No reports.');
    const { ann, annAt, benAt, match, ben } = await seatTwo(house);
    expect(await admin('chat', match)).toBe('Nobody has said anything.');
    benAt.say({ type: 'chat', text: 'rude' });
    await annAt.until(() => annAt.chat.length === 1);
    await ann.must('POST', '/api/reports', { match, who: annAt.chat[0]?.who, lines: [0], text: 'see' });
    const [person, reporter] = [await idOf(ben), await idOf(ann)];
    const listed = await admin('reports');
    expect(listed).toContain(`match ${match}, by ${reporter}, about ${person}, lines 0: see`);
    expect(await admin('chat', match)).toContain(`${person} Ben: rude`);
    expect(await admin('delete-report', listed.split(' ')[0] ?? '')).toBe('The report is deleted.');
    expect(await admin('reports')).toBe('No reports.');
  });

  test('lines, titles, names and matches are removed also where somebody looks at them', async () => {
    const { ann, annAt, benAt, match } = await seatTwo(house);
    annAt.say({ type: 'chat', text: 'rude' });
    await benAt.until(() => benAt.chat.length === 1);
    await admin('remove-line', match, '0');
    expect(await annAt.closed).toBe(1001);
    let again = await ready(ann, match);
    await again.until(() => again.chat.length === 1);
    expect(again.chat[0]?.text).toBe('—');
    for (const [typed, read] of [
      [['remove-title', match], () => again.room?.title],
      [['remove-name', await idOf(ann)], () => again.update?.seats[0]?.name],
    ] as const) {
      await admin(...typed);
      expect(await again.closed).toBe(1001);
      again = await ready(ann, match);
      expect(read()).toBe('—');
    }
    await admin('delete-match', match);
    expect(await again.closed).toBe(1001);
    expect((await ann.ask('GET', `/api/matches/${match}`)).status).toBe(404);
  });

  test('a ban counts at once, for every device and the login, until it is taken back', async () => {
    const { ann, annAt, match } = await seatTwo(house);
    const login = `banned-${url === undefined ? 's' : 'p'}`;
    await ann.must('POST', '/api/accounts', { login, password });
    expect(await annAt.closed).toBe(1008);
    const here = await ready(ann, match);
    const other = house.stranger();
    await other.must('POST', '/api/session', { login, password });
    expect(await admin('ban', login, 'rude')).toContain(login);
    expect(await here.closed).toBe(1008);
    for (const client of [ann, other])
      for (const [method, path] of [
        ['GET', '/api/me'],
        ['GET', '/api/matches'],
        ['DELETE', '/api/session'],
      ] as const)
        expect(await client.ask(method, path)).toMatchObject({
          status: 403,
          body: { key: 'account.banned' },
        });
    await expect(ann.open(match)).rejects.toThrow('403');
    const logIn = (typed: string) => house.stranger().ask('POST', '/api/session', { login, password: typed });
    expect(await logIn(password)).toMatchObject({ status: 403 });
    expect(await logIn('a wrong password')).toMatchObject({ status: 401 });
    expect(await admin('bans')).toMatch(new RegExp(`\\(${login}\\) since .*: rude$`));
    await admin('unban', login);
    expect(await admin('bans')).toBe('Nobody is banned.');
    expect((await logIn(password)).status).toBe(200);
    expect((await ann.ask('GET', '/api/me')).status).toBe(200);
  });

  test('what is not there, or typed wrongly, is told in one line', async () => {
    expect(await refusal('dance')).toMatch(/^There is no command "dance"\. It is one of reports, /);
    expect(await refusal('ban', 'somebody')).toBe(
      'Type it like this: npm run admin -- ban <person> <reason>',
    );
    expect(await refusal('ban', 'somebody', 'rude')).toMatch(/^There is no person "somebody"/);
    expect(await refusal('chat', 'nowhere')).toMatch(/^There is no match "nowhere"/);
    expect(await refusal('remove-line', 'nowhere', 'x')).toMatch(/^There is no line "x"/);
    expect(await refusal('delete-match', 'nowhere')).toMatch(/^There is no match/);
    expect(await refusal('remove-title', 'nowhere')).toMatch(/^There is no match/);
    expect(await refusal('delete-report', 'x')).toMatch(/^There is no report/);
  });

  test('is a program', { timeout: 60_000 }, async () => {
    const env = { ...process.env, ...(url ? { DATABASE_URL: url } : { DATA_FOLDER: house.dataFolder }) };
    const args = ['--import', 'tsx', program];
    const { stdout } = await run(process.execPath, [...args, 'bans'], { env });
    expect(stdout).toBe('Nobody is banned.\n');
    const wrong = run(process.execPath, [...args, 'unban', 'nobody'], { env });
    await expect(wrong).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no person/),
    });
  });
});

test('a folder without a database is named, and stays empty', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  onTestFinished(() => house.close());
  const env = { ...process.env, DATA_FOLDER: join(house.dataFolder, 'elsewhere') };
  const wrong = run(process.execPath, ['--import', 'tsx', program, 'bans'], { env });
  await expect(wrong).rejects.toMatchObject({ stderr: expect.stringMatching(/^There is no database in /) });
});

test('the help names every command', () => {
  for (const name of Object.keys(commands)) expect(help().join('\n')).toContain(`npm run admin -- ${name}`);
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Attempts } from '../src/people/attempts.ts';
import { type House, openHouse } from './house.ts';
import { type Answered, Client } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ settings: { trustProxy: 'loopback' } });
});
afterAll(() => house.close());

interface Me {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}
const me = (client: Client) => client.must<Me>('GET', '/api/me');

describe('a guest', () => {
  test('is made on the first visit, and stays the same by a cookie that scripts cannot read', async () => {
    const client = house.stranger();
    const { headers, body } = await client.ask('GET', '/api/me', undefined, { 'accept-language': 'de-AT' });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    expect(body).toMatchObject({ name: expect.stringMatching(/^Gast \d{4}$/), login: null });
    expect((await me(client)).id).toBe((body as Me).id);
  });

  test('has a cookie for HTTPS only when the page came that way', async () => {
    const { headers } = await house
      .stranger()
      .ask('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' });
    expect(headers.getSetCookie()[0]).toMatch(/Secure/);
  });

  test('with a forged cookie is a new guest', async () => {
    const honest = house.stranger();
    const { id } = await me(honest);
    const [name, value = ''] = honest.cookie.split('=');
    const hash = createHash('sha256').update(value).digest('base64url');
    const forgeries = [
      `${id}`,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      'A'.repeat(43),
      `x${value}`,
      hash,
      '%00',
    ];
    for (const forged of forgeries) {
      const found = await me(new Client(house.base, `${name}=${forged}`));
      expect(found.id, forged).not.toBe(id);
    }
  });

  test('can be called otherwise, in one line', async () => {
    const client = house.stranger();
    const { id } = await me(client);
    expect(await client.must('PUT', '/api/me', { name: '  Ann ' })).toEqual({ id, name: 'Ann', login: null });
    for (const name of ['', '   ', 'x'.repeat(21), '\u202e\u200b', 7]) {
      const { status, body } = await client.ask('PUT', '/api/me', { name });
      expect([status, body]).toEqual([400, { key: 'request.bad', error: expect.any(String) }]);
    }
    expect((await me(client)).name).toBe('Ann');
    expect(await client.must('PUT', '/api/me', { name: 'two\nlines\u202e' })).toMatchObject({
      name: 'two lines',
    });
  });
});

describe('an account', () => {
  const password = 'a long password';

  test('is what a guest becomes, with all matches', async () => {
    const client = house.stranger();
    const match = await client.create({ seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    const { id } = await me(client);
    expect(await client.must('POST', '/api/accounts', { login: 'Ann', password })).toMatchObject({
      id,
      login: 'ann',
    });
    expect((await client.ask('POST', '/api/accounts', { login: 'Anna', password })).body).toMatchObject({
      key: 'account.registered',
    });

    const elsewhere = house.stranger();
    await me(elsewhere);
    expect(await elsewhere.must('POST', '/api/session', { login: 'ANN', password })).toMatchObject({ id });
    const { matches } = await elsewhere.must<{ matches: { id: string; yours: number[] }[] }>(
      'GET',
      '/api/me/matches',
    );
    expect(matches.map((one) => [one.id, one.yours])).toEqual([[match, [0]]]);

    expect((await elsewhere.ask('DELETE', '/api/session')).status).toBe(204);
    expect((await me(elsewhere)).id).not.toBe(id);
  });

  test('has its login for itself, and a taken one is answered like a wrong password', async () => {
    await house.stranger().must('POST', '/api/accounts', { login: 'cleo', password });
    const wrong = 'not the password';
    const answers = [
      await house.stranger().ask('POST', '/api/accounts', { login: 'CLEO', password: wrong }),
      await house.stranger().ask('POST', '/api/accounts', { login: 'ｃｌｅｏ', password }),
      await house.stranger().ask('POST', '/api/session', { login: 'cleo', password: wrong }),
      await house.stranger().ask('POST', '/api/session', { login: 'nobody', password }),
    ];
    for (const { status, body, headers } of answers)
      expect([status, body, headers.getSetCookie()]).toEqual([
        401,
        { key: 'account.unavailable', error: expect.any(String) },
        [],
      ]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('cannot be guessed by trying, at log-in or at registration', async () => {
    const own = await openHouse({ settings: { trustProxy: 'loopback' } });
    await own.stranger().must('POST', '/api/accounts', { login: 'dora', password });
    const tries: Answered[] = [];
    // From another address each: the login is counted, too.
    for (let i = 0; i < 12; i++) {
      const from = { 'x-forwarded-for': `10.0.0.${i}` };
      const [path, wrong] = i % 2 ? ['/api/session', 'a wrong password'] : ['/api/accounts', password];
      tries.push(await own.stranger().ask('POST', path ?? '', { login: 'dora', password: wrong }, from));
    }
    expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { key: 'request.too-many' } });
    // From one address, with another login each.
    const others: Answered[] = [];
    for (let i = 0; i < 11; i++)
      others.push(await own.stranger().ask('POST', '/api/session', { login: `dora${i}`, password }));
    expect(others.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    await own.close();
  });
});

describe('attempts', () => {
  const minute = 60_000;
  /** How many of many attempts are let through. */
  const passed = (attempts: Attempts, keys: string[], now: number) =>
    Array.from({ length: 40 }, () => attempts.take(keys, now)).filter(Boolean).length;

  test('are ten a minute, and fewer after many failures', () => {
    const attempts = new Attempts();
    expect(passed(attempts, ['a'], 0)).toBe(10);
    expect(passed(attempts, ['a'], minute)).toBe(10);
    expect(passed(attempts, ['a'], 2 * minute)).toBe(5);
    for (let i = 3; i < 200; i++) passed(attempts, ['a'], i * minute);
    expect(passed(attempts, ['a'], 200 * minute)).toBe(1);
    expect(passed(attempts, ['a'], 300 * minute)).toBe(10);
  });

  test('count for all that they were made by, and not when they were right', () => {
    const attempts = new Attempts();
    expect(passed(attempts, ['address 1', 'login a'], 0)).toBe(10);
    expect(attempts.take(['address 2', 'login a'], 0)).toBe(false);
    expect(attempts.take(['address 1', 'login b'], 0)).toBe(false);
    expect(attempts.take(['address 2', 'login b'], 0)).toBe(true);
    for (let i = 0; i < 30; i++) {
      expect(attempts.take(['login c'], 0)).toBe(true);
      attempts.succeeded(['login c']);
    }
  });
});

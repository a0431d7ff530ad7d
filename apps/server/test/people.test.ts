import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    const forgeries = [`${id}`, `${id}.`, `${id}.${'A'.repeat(43)}`, `x${value}`, '%00', 'nobody.nothing'];
    for (const forged of forgeries) {
      const found = await me(new Client(house.base, `${name}=${forged}`));
      expect(found.id, forged).not.toBe(id);
    }
  });

  test('can be called otherwise, in one line', async () => {
    const client = house.stranger();
    const { id } = await me(client);
    expect(await client.must('PUT', '/api/me', { name: '  Ann ' })).toEqual({ id, name: 'Ann', login: null });
    for (const name of ['', '   ', 'x'.repeat(21), 'two\nlines', 'right\u202eleft', 7]) {
      const { status, body } = await client.ask('PUT', '/api/me', { name });
      expect([status, body]).toEqual([400, { key: 'request.bad', error: expect.any(String) }]);
    }
    expect((await me(client)).name).toBe('Ann');
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

  test('has its login for itself', async () => {
    await house.stranger().must('POST', '/api/accounts', { login: 'ben', password });
    const { status, body } = await house.stranger().ask('POST', '/api/accounts', { login: 'BEN', password });
    expect([status, body]).toMatchObject([409, { key: 'account.taken' }]);
  });

  test('says the same to a wrong login and to a wrong password', async () => {
    await house.stranger().must('POST', '/api/accounts', { login: 'cleo', password });
    const answers = await Promise.all([
      house.stranger().ask('POST', '/api/session', { login: 'nobody', password }),
      house.stranger().ask('POST', '/api/session', { login: 'cleo', password: 'not the password' }),
    ]);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.headers.getSetCookie()).toEqual([]);
  });

  test('cannot be guessed by trying', async () => {
    const own = await openHouse();
    const tries: Answered[] = [];
    for (let i = 0; i < 12; i++)
      tries.push(await own.stranger().ask('POST', '/api/session', { login: 'nobody', password }));
    expect(tries.slice(0, 10).every(({ status }) => status === 401)).toBe(true);
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { key: 'request.too-many' } });
    await own.close();
  });
});

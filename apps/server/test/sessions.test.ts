// Sessions, leaving, and guests who become accounts, over HTTP and sockets, on both databases.
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Client } from './player.ts';
import { createDatabase, postgresPatienceMs } from './postgres.ts';
import { idOf, keepMatch, ready, toys } from './toys.ts';

const password = 'a long password';
const DAY = 24 * 3_600_000;
const secret = 'a secret of more than 32 characters';

interface Session {
  readonly id: string;
  readonly label: string;
  readonly current: boolean;
}

describe.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', createDatabase],
])('on %s', (_name, place) => {
  let house: House;
  beforeAll(async () => {
    const url = await place();
    house = await openHouse({
      playable: toys,
      settings: { sessionSecret: secret, trustProxy: 'loopback', claimAfter: 0 },
      ...(url !== undefined && { url }),
    });
    return () => house.close();
  }, postgresPatienceMs);

  let made = 0;
  /** Somebody with an account, each from an address of their own. */
  const account = async (): Promise<{ client: Client; id: string; login: string }> => {
    const client = house.stranger();
    const login = `login-${++made}`;
    const id = await idOf(client);
    await client.must('POST', '/api/accounts', { login, password });
    return { client, id, login };
  };
  /** The same cookie once more. */
  const copy = ({ cookie }: Client): Client => new Client(house.base, cookie);
  const sessions = async (client: Client) =>
    (await client.must<{ sessions: Session[] }>('GET', '/api/me/sessions')).sessions;
  const logIn = async (login: string): Promise<Client> => {
    const client = house.stranger();
    await client.must('POST', '/api/session', { login, password });
    return client;
  };

  describe('a session', () => {
    test('has a cookie of 256 random bits, of which the store knows only the hash', async () => {
      const client = house.stranger();
      const id = await idOf(client);
      const [, token = ''] = client.cookie.split('=');
      expect(token).toMatch(/^[\w-]{43}$/);
      const kept = await house.store.sessions.of(id, 0);
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain(token);
    });

    test('has a cookie over HTTPS that no other host can set', async () => {
      const https = { 'x-forwarded-proto': 'https' };
      const client = house.stranger();
      const first = await client.ask('GET', '/api/me', undefined, https);
      expect(first.headers.getSetCookie()[0]).toMatch(
        /^__Host-assemble=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect((await client.ask('GET', '/api/me', undefined, https)).body).toEqual(first.body);
    });

    test('is another one after registering and after logging in; the one before is over', async () => {
      const guest = house.stranger();
      const id = await idOf(guest);
      const before = copy(guest);
      await guest.must('POST', '/api/accounts', { login: `login-${++made}`, password });
      expect(guest.cookie).not.toBe(before.cookie);
      expect(await idOf(guest)).toBe(id);
      expect(await idOf(before)).not.toBe(id);

      const again = copy(guest);
      await guest.must('POST', '/api/session', { login: `login-${made}`, password });
      expect(guest.cookie).not.toBe(again.cookie);
      expect(await idOf(again)).not.toBe(id);
      expect(await sessions(guest)).toHaveLength(1);
    });

    test('ends on the other devices of a guest who registers', async () => {
      const guest = house.stranger();
      const id = await idOf(guest);
      await house.store.sessions.begin({ id: `other ${id}`, person: id, label: '' }, Date.now());
      await guest.must('POST', '/api/accounts', { login: `login-${++made}`, password });
      expect(await sessions(guest)).toMatchObject([{ current: true }]);
    });

    test('is over after logging out, also for who copied the cookie', async () => {
      const { client, id } = await account();
      const thief = copy(client);
      expect((await client.ask('DELETE', '/api/session')).status).toBe(204);
      expect(await idOf(thief)).not.toBe(id);
    });

    test('is listed with the device in coarse words, ended one by one or all others at once', async () => {
      const { client, id, login } = await account();
      const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
      const other = house.stranger();
      await other.ask('POST', '/api/session', { login, password }, { 'user-agent': agent });
      const third = await logIn(login);
      const found = await sessions(client);
      expect(found.filter(({ current }) => current)).toHaveLength(1);
      const device = found.find(({ label }) => label === 'Firefox, Windows');
      expect(device).toMatchObject({ current: false });
      expect(JSON.stringify(found)).not.toMatch(/140|127\.0/);

      expect((await house.stranger().ask('DELETE', `/api/me/sessions/${device?.id}`)).status).toBe(401);
      const stranger = await account();
      expect((await stranger.client.ask('DELETE', `/api/me/sessions/${device?.id}`)).status).toBe(404);
      expect((await client.ask('DELETE', `/api/me/sessions/${device?.id}`)).status).toBe(204);
      expect(await idOf(other)).not.toBe(id);
      expect(await idOf(third)).toBe(id);
      expect((await client.ask('DELETE', '/api/me/sessions')).status).toBe(204);
      expect(await idOf(third)).not.toBe(id);
      expect(await idOf(client)).toBe(id);
      expect(await sessions(client)).toHaveLength(1);
    });

    test('closes its sockets when it ends, and no others', async () => {
      const { client, id, login } = await account();
      const other = await logIn(login);
      const match = await keepMatch(house.store, [id, id]);
      const here = await ready(client, match);
      const there = await ready(other, match);
      await client.must('DELETE', '/api/me/sessions');
      expect(await there.closed).toBe(1008);
      expect(here.isOpen).toBe(true);
      await client.ask('DELETE', '/api/session');
      expect(await here.closed).toBe(1008);
    });

    test('is noted once an hour, and over after its days', async () => {
      const client = house.stranger();
      const id = await idOf(client);
      const [first] = await house.store.sessions.of(id, 0);
      if (first === undefined) throw new Error('there is no session');
      const seen = async (at: number) => {
        await house.store.sessions.seen(first.id, id, at);
        await idOf(client);
        return (await house.store.sessions.of(id, 0))[0]?.seenAt;
      };
      const recently = Date.now() - 3_500_000;
      expect(await seen(recently)).toBe(recently);
      expect(await seen(Date.now() - 3_700_000)).toBeGreaterThan(recently);
      expect(await seen(Date.now() - 399 * DAY)).toBeGreaterThan(recently);
      await house.store.sessions.seen(first.id, id, Date.now() - 401 * DAY);
      expect(await idOf(client)).not.toBe(id);
    });
  });

  describe('a cookie from before there were sessions', () => {
    /** The id of the person, signed as it was then. */
    const old = (id: string): Client => {
      const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
      return new Client(house.base, `assemble=${encodeURIComponent(`${id}.${signature}`)}`);
    };
    const before = async (): Promise<string> => {
      const { id } = await house.store.createGuest('Ann');
      await allowOld(id);
      return id;
    };
    const allowOld = (id: string): Promise<void> => house.letOld(id, Date.now() + DAY);

    test('is exchanged for a session, on every device', async () => {
      const id = await before();
      for (const device of [old(id), old(id)]) {
        expect(await idOf(device)).toBe(id);
        expect(device.cookie).toMatch(/^assemble=[\w-]{43}$/);
        expect(await idOf(device)).toBe(id);
      }
      expect(await house.store.sessions.of(id, 0)).toHaveLength(2);
    });

    test('is nothing once somebody has ended a session, or for people who came later', async () => {
      const id = await before();
      const device = old(id);
      await idOf(device);
      await device.must('DELETE', '/api/me/sessions');
      expect(await idOf(old(id))).not.toBe(id);
      const left = await before();
      await old(left).ask('DELETE', '/api/session');
      expect(await idOf(old(left))).not.toBe(left);
      const { id: later } = await house.store.createGuest('Ben');
      expect(await idOf(old(later))).not.toBe(later);
    });
  });

  describe('a password', () => {
    test('is changed by who knows it, and ends the sessions elsewhere', async () => {
      const { client, id, login } = await account();
      const other = await logIn(login);
      const before = copy(client);
      const change = (old: string, next: string) =>
        client.ask('PUT', '/api/me/password', { old, password: next });
      expect(await change('a wrong password', 'another password')).toMatchObject({
        status: 401,
        body: { key: 'account.wrong-password' },
      });
      expect((await change(password, 'short')).status).toBe(400);
      expect(await idOf(other)).toBe(id);
      expect((await change(password, 'another password')).status).toBe(204);
      expect(await idOf(client)).toBe(id);
      expect(await idOf(other)).not.toBe(id);
      expect(await idOf(before)).not.toBe(id);
      const attempt = (typed: string) =>
        house.stranger().ask('POST', '/api/session', { login, password: typed });
      expect((await attempt(password)).status).toBe(401);
      expect((await attempt('another password')).status).toBe(200);
    });
  });

  describe('who leaves for good', () => {
    test('proves it by the password, and takes name, sessions and uploads along', async () => {
      const { client, id, login } = await account();
      const ben = house.stranger();
      const match = await keepMatch(house.store, [id, await idOf(ben)]);
      const other = await logIn(login);
      const annAt = await ready(other, match);
      const benAt = await ready(ben, match);
      annAt.say({ type: 'chat', text: 'I am Ann' });
      await benAt.until(() => benAt.chat.length === 1);
      const said = benAt.chat[0]?.who;

      const remove = (typed: string | null) => client.ask('DELETE', '/api/me', { password: typed });
      expect((await remove('a wrong password')).status).toBe(401);
      expect((await remove(null)).status).toBe(401);
      expect((await remove(password)).status).toBe(204);
      expect(await annAt.closed).toBe(1008);
      expect(await benAt.closed).toBe(1001);
      expect(await house.store.person(id)).toBeNull();

      // Ben comes back to nobody's seat, which can be claimed like that of somebody absent.
      const again = await ready(ben, match);
      await again.until(() => again.room?.seats[0]?.claimable === true);
      expect(again.update?.seats[0]?.name).toBe('—');
      expect(again.room?.seats[0]).toMatchObject({ kind: 'person', name: '—', here: false });
      expect(again.chat).toMatchObject([{ name: '—', text: 'I am Ann' }]);
      expect(again.chat[0]?.who).not.toBe(said);
      again.say({ type: 'claim', seat: 1, absent: 0, how: 'bot' });
      await again.until(() => again.update?.seats[0]?.away === true);
      expect(again.texts.join()).not.toMatch(/"Ann"/);
      await again.close();
      expect((await house.stranger().ask('POST', '/api/session', { login, password })).status).toBe(401);
    });

    test('needs no password as a guest', async () => {
      const guest = house.stranger();
      const id = await idOf(guest);
      expect((await guest.ask('DELETE', '/api/me', { password: null })).status).toBe(204);
      expect(await house.store.person(id)).toBeNull();
      expect(await idOf(guest)).not.toBe(id);
    });
  });

  test('everything that is kept of somebody is handed out to them', async () => {
    const { client, id, login } = await account();
    const match = await keepMatch(house.store, [id, id], { title: 'Mine' });
    await house.store.say(match, { person: id, name: 'Ann', seat: 0, body: { text: 'hi' }, at: 1 });
    await house.store.putReplay({ game: 'toy', body: { a: 1 }, person: id });
    const other = (await house.store.createGuest('Other')).id;
    await house.store.safety.block({ person: id, blocked: other, name: 'Other', at: 2 });
    await house.store.safety.report({
      ...{ at: 3, reporter: id, match, accused: other, lines: [0], text: 'rude' },
    });
    const { status, body, headers } = await client.ask('GET', '/api/me/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/attachment/);
    expect(body).toMatchObject({
      person: { id, login },
      sessions: [{ label: expect.any(String) }],
      matches: [
        { match, title: 'Mine', seat: 0, name: 'Ann' },
        { match, seat: 1, name: 'Ben' },
      ],
      chat: [{ match, n: 0, body: { text: 'hi' } }],
      uploads: [{ body: { a: 1 } }],
      blocks: [{ name: 'Other', who: expect.stringMatching(/^[\da-f]{16}$/) }],
      reports: [{ match, lines: [0], text: 'rude' }],
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`argon2|the seed of a toy|${other}`));
    expect((await house.stranger().ask('GET', '/api/me/export')).status).toBe(401);
  });

  test('a guest is brought along at log-in where that is wished', async () => {
    const { id, login } = await account();
    const guest = house.stranger();
    const before = await idOf(guest);
    const match = await keepMatch(house.store, [before, (await house.store.createGuest('Ben')).id]);
    await guest.must('POST', '/api/session', { login, password });
    expect((await house.store.match(match))?.seats[0]?.person).toBe(before);

    const second = house.stranger();
    const next = await idOf(second);
    const moved = await keepMatch(house.store, [next, before]);
    const there = await ready(second, moved);
    await second.must('POST', '/api/session', { login, password, bring: true });
    expect(await there.closed).toBe(1008);
    expect((await house.store.match(moved))?.seats.map(({ person }) => person)).toEqual([id, before]);
    expect(await house.store.person(next)).toBeNull();
    const back = await ready(second, moved);
    expect(back.room?.yours).toEqual([0]);
    await back.close();
  });
});

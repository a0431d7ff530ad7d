import { connect, createServer, type Socket } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { StoreOptions } from '../../src/storage/index.ts';
import { asSuperuser, postgresPatienceMs, postgresUrl } from '../postgres.ts';
import { engines, newMatch, opened, postgres } from './engines.ts';

beforeAll(async () => {
  await postgresUrl();
}, postgresPatienceMs);

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe.each(engines)('the bell on $name', ({ place }) => {
  test('is heard by all listeners of the ringing process, in order', async () => {
    const { bell } = await opened(await place());
    const heard: string[] = [];
    bell.listen((topic, payload) => heard.push(`${topic}:${payload}`));
    const second = vi.fn();
    bell.listen(second);
    for (const n of numbers(20)) await bell.ring('match', `a "b" ñ ${n}`);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(20));
    expect(heard).toEqual(numbers(20).map((n) => `match:a "b" ñ ${n}`));
  });

  test('carries little', async () => {
    const { bell } = await opened(await place());
    await bell.ring('match', 'x'.repeat(194));
    await expect(bell.ring('match', 'x'.repeat(195))).rejects.toThrow(RangeError);
  });
});

/** A wire to PostgreSQL that can be cut. */
async function wire(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [a, b] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(a);
      a.pipe(b);
      a.once('close', () => {
        sockets.delete(a);
        b.destroy();
      });
      // A cut wire is the point of this; 'close' follows.
      a.on('error', () => {});
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(cut);
  return { url: Object.assign(new URL(url), { port: String(port) }).href, cut, mend: () => listen(port) };
}

describe('the bell between processes', () => {
  const pair = async (place: StoreOptions) => [await opened(place), await opened(place)] as const;

  test('is heard in the other one', async () => {
    const [ringing, listening] = await pair(await postgres.place());
    const heard = vi.fn();
    listening.bell.listen(heard);
    await ringing.bell.ring('match', 'abc 7');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('match', 'abc 7'));
  });

  test('rings after an entry that the other process can then read', async () => {
    const [ringing, listening] = await pair(await postgres.place());
    const { id: owner } = await ringing.createGuest('Ann');
    const match = await ringing.createMatch(newMatch(owner));
    const read = new Promise<unknown>((resolve) => {
      listening.bell.listen((_, id) => resolve(listening.entries(id, 1)));
    });
    await ringing.append(match, 1, { seat: 0, body: 'first', at: 1 });
    await ringing.bell.ring('match', match);
    expect(await read).toEqual([{ n: 1, seat: 0, body: 'first', at: 1 }]);
  });

  test('is not heard in another database', async () => {
    const [ringing] = await pair(await postgres.place());
    const [elsewhere] = await pair(await postgres.place());
    const [strange, heard] = [vi.fn(), vi.fn()];
    elsewhere.bell.listen(strange);
    ringing.bell.listen(heard);
    await ringing.bell.ring('match', 'abc');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(strange).not.toHaveBeenCalled();
  });

  test('survives the end of the listening connection, and says that it missed rings', async () => {
    const warn = vi.fn();
    const place = { ...(await postgres.place()), warn };
    const [ringing, listening] = await pair(place);
    const [heard, missed] = [vi.fn(), vi.fn()];
    listening.bell.listen(heard, missed);
    const ended = await asSuperuser(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen %'",
      [new URL(place.url ?? '').pathname.slice(1)],
    );
    expect(ended).toHaveLength(2);
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 5000);
    await ringing.bell.ring('match', 'again');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('match', 'again'));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/listens broke/));
  });

  test('survives a database that is away for a while, like the store itself', {
    timeout: 20_000,
  }, async () => {
    const warn = vi.fn();
    const { url, cut, mend } = await wire((await postgres.place()).url ?? '');
    const store = await opened({ url, folder: '', warn });
    const { id } = await store.createGuest('Ann');
    const [heard, missed] = [vi.fn(), vi.fn()];
    store.bell.listen(heard, missed);
    await cut();
    await expect(store.health()).rejects.toThrow();
    await expect(store.bell.ring('match', 'lost')).rejects.toThrow();
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.stringMatching(/cannot be reached/)),
      5000,
    );
    expect(missed).not.toHaveBeenCalled();
    await mend();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 5000);
    expect(await store.person(id)).toMatchObject({ name: 'Ann' });
    await store.bell.ring('match', 'again');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('match', 'again'));
  });
});

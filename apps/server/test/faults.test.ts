import { defineGame, type Game } from '@assemble/kernel';
import { toyBook } from '@assemble/kernel/testing';
import { afterEach, expect, test } from 'vitest';
import type { Store } from '../src/storage/store.ts';
import { bent } from './bent.ts';
import { type House, openHouse } from './house.ts';
import { longSetup, ready, seatTwo, toys } from './toys.ts';

/** The toy, with a mistake: any damage is one too many. */
const hurtful = defineGame(
  toyBook({
    changes: {
      damage: () => {
        throw new Error('a bug in the rules');
      },
    },
  }),
) as unknown as Game;

let house: House;
afterEach(() => house.close());

/** A house whose store is bent. */
const openBent = async (bend: (store: Store) => Partial<Store>): Promise<House> =>
  openHouse({ playable: toys, bend: (store) => bent(store, bend(store)) });

test('a fault of the rules hurts nobody', async () => {
  house = await openHouse({ playable: { ...toys, games: { toy: hurtful } } });
  const { annAt, benAt, match } = await seatTwo(house);
  const { n, asked } = annAt.update ?? { n: 0, asked: [] };
  const answer = annAt.refused({ type: 'decide', seat: 0, n: asked[0]?.decision.n ?? 0, answer: 'roll' });
  expect(await answer).toMatchObject({ reasons: [{ key: 'table.fault' }], n, asked });
  expect(await house.store.entries(match, 1)).toEqual([]);
  await annAt.decide('wait');
  await benAt.until(() => benAt.update?.n === n + 1);
});

test('a fault of the rules on an answer that is only tried hurts nobody either', async () => {
  const fail = () => {
    throw new Error('a bug in the rules');
  };
  const unsure = { ...hurtful, probe: fail, region: fail };
  house = await openHouse({ playable: { ...toys, games: { toy: unsure } } });
  const { annAt, benAt } = await seatTwo(house);
  const { n, asked } = annAt.update ?? { n: 0, asked: [] };
  const question = { seat: 0, n: asked[0]?.decision.n ?? 0 };
  for (const message of [
    { type: 'probe', ...question, answer: 'wait' },
    { type: 'region', ...question },
  ] as const)
    expect(await annAt.refused(message)).toMatchObject({ reasons: [{ key: 'table.fault' }], n, asked });
  await annAt.decide('wait');
  await benAt.until(() => benAt.update?.n === n + 1);
});

test('an act that could not be kept is not acknowledged, and was not done', async () => {
  let isBroken = true;
  house = await openBent((store) => ({
    append: (...args) => {
      if (!isBroken) return store.append(...args);
      isBroken = false;
      return Promise.reject(new Error('the disk is full'));
    },
  }));
  const { annAt, benAt, match } = await seatTwo(house);
  const { n, asked } = annAt.update ?? { n: 0, asked: [] };
  const answer = annAt.refused({ type: 'decide', seat: 0, n: asked[0]?.decision.n ?? 0, answer: 'wait' });
  expect(await answer).toMatchObject({ reasons: [{ key: 'table.stale' }], n, asked });
  expect(await house.store.entries(match, 1)).toEqual([]);
  expect(benAt.update?.n).toBe(n);
  await annAt.decide('wait');
  await benAt.until(() => benAt.update?.n === n + 1);
});

test('an act that lost the race for its number sees what the winner did', async () => {
  let isFirst = true;
  house = await openBent((store) => ({
    append: async (match, n, entry, end) => {
      if (isFirst) {
        isFirst = false;
        await store.append(match, n, { ...entry, body: { ...(entry.body as object), answer: 'show' } });
      }
      return store.append(match, n, entry, end);
    },
  }));
  const { annAt, benAt } = await seatTwo(house);
  const decision = annAt.update?.asked[0]?.decision;
  const answer = annAt.refused({ type: 'decide', seat: 0, n: decision?.n ?? 0, answer: 'wait' });
  expect(await answer).toMatchObject({ reasons: [{ key: 'table.stale' }], asked: [] });
  await benAt.until(() => benAt.update?.asked.length === 1);
  expect(benAt.update?.events.map(({ args }) => args['move'])).toContain('show');
  expect(benAt.update?.whole).toBe(true);
});

test('when the store is gone the sockets are closed, and opened again when it is back', async () => {
  let isDown = false;
  const down = () => Promise.reject(new Error('the store is gone'));
  house = await openBent((store) => ({
    append: (...args) => (isDown ? down() : store.append(...args)),
    entries: (...args) => (isDown ? down() : store.entries(...args)),
  }));
  const { ann, annAt, benAt, match } = await seatTwo(house);
  isDown = true;
  annAt.say({ type: 'decide', seat: 0, n: annAt.update?.asked[0]?.decision.n ?? 0, answer: 'wait' });
  expect(await annAt.closed).toBe(1011);
  expect(await benAt.closed).toBe(1011);
  const early = await ann.open(match);
  expect(await early.closed).toBe(1011);
  isDown = false;
  const again = await ann.open(match);
  await again.until(() => again.update !== null);
  await again.decide('wait');
});

test('a server that stops says so to everybody, and loses nothing', async () => {
  house = await openHouse({ playable: toys });
  const { annAt, match } = await seatTwo(house);
  await annAt.decide('wait');
  await house.server.close();
  expect(await annAt.closed).toBe(1001);
  expect(await house.store.entries(match, 1)).toHaveLength(1);
});

test('the log tells what went wrong, and no secret', async () => {
  const lines: string[] = [];
  const seed = 'c0ffeec0ffeec0ffeec0ffeec0ffee00';
  house = await openHouse({
    playable: { ...toys, games: { toy: hurtful } },
    settings: { logLevel: 'trace' },
    newSeed: () => seed,
    logTo: { write: (line) => lines.push(line) },
    bend: (store) =>
      bent(store, {
        say: () =>
          Promise.reject(Object.assign(new Error('no room'), { detail: 'Key (body)=(a secret line)' })),
      }),
  });
  const ann = house.stranger();
  const tokens: string[] = [];
  const asked = async (method: string, path: string, body?: unknown): Promise<void> => {
    await ann.ask(method, path, body);
    tokens.push(ann.cookie.split('=')[1] || 'no cookie');
  };
  const old = 'a secret password';
  await asked('POST', '/api/accounts', { login: 'ann', password: old });
  await asked('POST', '/api/session', { login: 'ann', password: 'a wrong password' });
  await asked('PUT', '/api/me/password', { old, password: 'another secret' });
  await asked('POST', '/api/session', { login: 'ann', password: 'another secret' });
  await asked('DELETE', '/api/me', { password: 'a wrong password' });
  expect(new Set(tokens).size).toBe(3);
  const me = { kind: 'me', name: 'Ann' } as const;
  const match = await ann.create({ game: 'toy', setup: longSetup, seats: [me, { ...me, name: 'Anna' }] });
  const annAt = await ready(ann, match);
  await annAt.decide('bid');
  annAt.say({ type: 'decide', seat: 0, n: annAt.update?.asked[0]?.decision.n ?? 0, answer: 7 });
  await annAt.until(() => annAt.update?.asked.length === 1);
  // The damage that follows is where these rules fail.
  await annAt.refused({ type: 'decide', seat: 1, n: annAt.update?.asked[0]?.decision.n ?? 0, answer: 8 });
  annAt.say({ type: 'chat', text: 'a secret line' });
  await annAt.closed;

  const log = lines.map(
    (line) => JSON.parse(line) as { msg: string; match?: string; err?: { stack: string } },
  );
  const fault = log.find(({ msg }) => msg === 'the rules failed on an act');
  expect(fault).toMatchObject({ match, err: { stack: expect.stringContaining('a bug in the rules') } });
  expect(log.some(({ msg }) => msg === 'a table failed')).toBe(true);
  expect(log.some(({ msg }) => msg === 'answered')).toBe(true);
  const [, cookie = 'no cookie'] = ann.cookie.split('=');
  expect(cookie).toMatch(/^[\w-]{43}$/);
  const secrets = [seed, cookie, ...tokens, 'secret', 'wrong password', '"answer"', '"decided"'];
  expect(secrets.filter((secret) => lines.join().includes(secret))).toEqual([]);
});

// The character U+0000 is refused wherever texts come in: PostgreSQL cannot keep it.

import { History, writeReplay } from '@assemble/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { createDatabase, postgresPatienceMs } from './postgres.ts';
import { idOf, longSetup, seatTwo, toy, toys } from './toys.ts';

const NUL = 'a\0b';

describe.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', createDatabase],
])('on %s', (_name, place) => {
  let house: House;
  beforeAll(async () => {
    const url = await place();
    house = await openHouse({ playable: toys, ...(url !== undefined && { url }) });
    return () => house.close();
  }, postgresPatienceMs);

  const match = {
    game: 'toy',
    title: 'A toy',
    setup: longSetup,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    visibility: 'link',
    clock: null,
  };
  const password = 'a long password';

  test.each<[string, string, unknown]>([
    ['PUT', '/api/me', { name: NUL }],
    ['POST', '/api/matches', { ...match, title: NUL }],
    ['POST', '/api/matches', { ...match, setup: { ...(longSetup as object), note: NUL } }],
    ['POST', '/api/matches', { ...match, setup: { ...(longSetup as object), [NUL]: 1 } }],
    ['POST', '/api/matches/x/seats/0', { name: NUL }],
    ['POST', '/api/accounts', { login: NUL, password }],
    ['POST', '/api/accounts', { login: 'ann', password: `${password}${NUL}` }],
    ['POST', '/api/session', { login: NUL, password }],
    ['POST', '/api/replays', { game: NUL }],
    ['POST', '/api/reports', { match: 'x', lines: [], text: NUL }],
    ['POST', '/api/me/blocks', { match: 'x', who: NUL }],
    ['GET', '/api/matches/a%00b', undefined],
    ['GET', '/api/matches?game=a%00b', undefined],
    ['GET', '/api/replays/%00', undefined],
    ['DELETE', '/api/me/blocks/%00', undefined],
    ['DELETE', '/api/me/sessions/%00', undefined],
  ])('%s %s says so', async (method, path, body) => {
    const client = house.stranger();
    await idOf(client);
    expect(await client.ask(method, path, body)).toMatchObject({
      status: 400,
      body: { key: 'request.nul', error: expect.stringContaining('U+0000') },
    });
  });

  test('a message with it is none, and the table goes on', async () => {
    const { annAt, benAt } = await seatTwo(house);
    const n = annAt.update?.asked[0]?.decision.n ?? 0;
    for (const message of [
      { type: 'decide', seat: 0, n, answer: NUL },
      { type: 'probe', seat: 0, n, answer: { [NUL]: 1 } },
      { type: 'chat', text: NUL },
    ] as const)
      expect(await annAt.refused(message)).toMatchObject({ reasons: [{ key: 'protocol.bad-message' }] });
    await annAt.decide('wait');
    await benAt.until(() => benAt.update?.asked.length === 1);
  });

  test('what hides in the names of an uploaded replay is taken out', async () => {
    const history = History.start(toy, longSetup, 'seed');
    const seats = [
      { name: ' A\u202enn\n of  Cleves, a very long name', bot: null },
      { name: 'Ben', bot: null },
    ];
    const table = { seats, ended: null, practice: false };
    const replay = { ...writeReplay(history, { withSeed: true }), table };
    const client = house.stranger();
    const { id } = await client.must<{ id: string }>('POST', '/api/replays', replay);
    const kept = await client.must<typeof replay>('GET', `/api/replays/${id}`);
    expect(kept.table.seats.map(({ name }) => name)).toEqual(['Ann of Cleves, a ver', 'Ben']);
    const bad = { ...replay, table: { ...table, seats: [{ name: NUL, bot: null }, seats[1]] } };
    expect(await client.ask('POST', '/api/replays', bad)).toMatchObject({ body: { key: 'request.nul' } });
  });
});

import { type Json, type Replay, seedHash } from '@assemble/kernel';
import { startToy, toyGame, toySetup } from '@assemble/kernel/testing';
import type { MatchSummary } from '@assemble/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Client } from './player.ts';
import { ready, toys } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys });
});
afterAll(() => house.close());

const me = { kind: 'me', name: 'Ann' } as const;
const open = { kind: 'open' } as const;
const bot = (name: string) => ({ kind: 'bot', bot: name, name: 'Bot' }) as const;
const toy = { game: 'toy', title: 'A toy', setup: toySetup(), visibility: 'public', clock: null } as const;
const lobby = async (client: Client, query = ''): Promise<MatchSummary[]> =>
  (await client.must<{ matches: MatchSummary[] }>('GET', `/api/matches${query}`)).matches;

describe('a new match', () => {
  test('waits in the lobby while a seat is open, unless it is only for those with the link', async () => {
    const ann = house.stranger();
    const listed = await ann.create({ ...toy, seats: [me, open] });
    const hidden = await ann.create({ ...toy, visibility: 'link', seats: [me, open] });
    const ids = (await lobby(house.stranger())).map(({ id }) => id);
    expect(ids).toContain(listed);
    expect(ids).not.toContain(hidden);
    expect(await lobby(house.stranger(), '?game=dice-masters')).toEqual([]);
    expect((await lobby(ann)).find(({ id }) => id === listed)).toMatchObject({
      state: 'open',
      yours: [0],
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'open', name: '' },
      ],
    });
  });

  test('runs at once when no seat is open', async () => {
    const ann = house.stranger();
    const match = await ann.create({ ...toy, seats: [me, bot('random')] });
    expect(await ann.must('GET', `/api/matches/${match}`)).toMatchObject({ state: 'running', yours: [0] });
  });

  test.each([
    ['match.no-game', { game: 'chess' }],
    ['match.no-game', { game: 'constructor' }],
    ['match.setup', { setup: { life: -1 } }],
    ['match.seats', { seats: [me] }],
    ['match.no-bot', { seats: [me, bot('toString')] }],
    ['request.bad', { seats: [] }],
    ['request.bad', { clock: { bank: 1, gain: 1 } }],
    ['request.bad', { extra: true }],
    ['request.bad', { title: '' }],
  ])('is refused with %s: %o', async (key, change) => {
    const { status, body } = await house
      .stranger()
      .ask('POST', '/api/matches', { ...toy, seats: [me, open], ...change });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toEqual({ key, error: expect.any(String) });
  });
});

describe('a seat', () => {
  test('is taken once, by one of two at the same time, and then the match runs', async () => {
    const match = await house.stranger().create({ ...toy, seats: [me, open] });
    const people = [house.stranger(), house.stranger()];
    const answers = await Promise.all(
      people.map((one) => one.ask('POST', `/api/matches/${match}/seats/1`, { name: 'Ben' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      state: 'running',
      yours: [1],
    });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ key: 'seat.taken' });
  });

  test('is left before the match begins, by its person only', async () => {
    const ann = house.stranger();
    const match = await ann.create({ ...toy, seats: [me, open] });
    const path = `/api/matches/${match}/seats/0`;
    expect(await house.stranger().ask('DELETE', path)).toMatchObject({
      status: 409,
      body: { key: 'seat.not-yours' },
    });
    expect(await ann.must('DELETE', path)).toMatchObject({ yours: [] });
    await ann.join(match, 0, 'Ann');
    await house.stranger().join(match, 1, 'Ben');
    expect((await ann.ask('DELETE', path)).status).toBe(409);
  });

  test('that does not exist is not found', async () => {
    const match = await house.stranger().create({ ...toy, seats: [me, open] });
    for (const path of [`${match}/seats/5`, 'nothing/seats/0'])
      expect((await house.stranger().ask('POST', `/api/matches/${path}`, { name: 'Ben' })).status).toBe(404);
  });
});

describe('a replay', () => {
  test('of a match that is being played is not given out', async () => {
    const ann = house.stranger();
    const match = await ann.create({ ...toy, seats: [me, bot('random')] });
    expect(await ann.ask('GET', `/api/replays/${match}`)).toMatchObject({
      status: 409,
      body: { key: 'replay.running' },
    });
    expect((await ann.ask('GET', '/api/replays/nothing')).status).toBe(404);
    // With whoever comes first the match begins.
    expect((await ann.ask('GET', `/api/replays/${match}?part=public`)).status).toBe(409);
    await ready(ann, match);
    const part = await ann.must<Replay>('GET', `/api/replays/${match}?part=public`);
    expect([part.seed, part.decisions, part.digest, part.outcome]).toEqual([null, [], '', null]);
    expect(part.table?.seats.map(({ bot: by }) => by)).toEqual([null, 'random']);
    expect((await ann.ask('GET', `/api/replays/${match}?part=all`)).status).toBe(400);
  });

  test('that holds is kept and found again, one that does not is refused', async () => {
    const history = startToy();
    const { writeReplay } = await import('@assemble/kernel');
    const decision = history.match.pending[0];
    if (decision === undefined) throw new Error('nothing is asked');
    history.decide(decision.seat, decision.n, 'show');
    const replay = writeReplay(history, { withSeed: true });
    const client = house.stranger();
    const { id } = await client.must<{ id: string }>('POST', '/api/replays', replay);
    expect(await house.stranger().must('GET', `/api/replays/${id}`)).toEqual(
      JSON.parse(JSON.stringify(replay)),
    );

    const wrong: Partial<Replay>[] = [
      { digest: 'x' },
      { seed: 'another seed' },
      { seed: 'another seed', seedHash: seedHash('another seed') },
      { decisions: [[0, 99, 'show']] },
      { decisions: [['x' as unknown as number, 1, null]] },
      { setup: { life: 'much' } as Json },
      { log: [] },
    ];
    for (const change of wrong)
      expect(await client.ask('POST', '/api/replays', { ...replay, ...change })).toMatchObject({
        status: 422,
        body: { key: 'replay.wrong' },
      });
    expect(toyGame.id).toBe(replay.game);
  });

  test('has a longest size', async () => {
    const body = { game: 'toy', log: 'x'.repeat(301 * 1024) };
    expect(await house.stranger().ask('POST', '/api/replays', body)).toMatchObject({
      status: 413,
      body: { key: 'request.too-long' },
    });
  });
});

describe('a request', () => {
  const post = (body: string, headers: Record<string, string>) =>
    house.stranger().ask('POST', '/api/matches', body, headers);

  test('is JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(await post('{}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { key: 'request.not-json' },
      });
    expect((await post('{', {})).status).toBe(400);
  });

  test('for what does not exist is told so in the same form', async () => {
    for (const path of ['/api/nothing', '/api/matches/nothing'])
      expect(await house.stranger().ask('GET', path)).toMatchObject({
        status: 404,
        body: { key: 'request.not-found', error: expect.any(String) },
      });
  });

  test('that changes something comes from our own page', async () => {
    for (const origin of ['https://elsewhere.example', 'null', `${house.base}0`])
      expect(await post('{}', { origin })).toMatchObject({
        status: 403,
        body: { key: 'request.other-page' },
      });
    expect((await post('{}', { origin: house.base })).status).toBe(400);
    expect(
      (await house.stranger().ask('GET', '/api/matches', undefined, { origin: 'https://x.example' })).status,
    ).toBe(200);
  });

  test('is not too long, and not too deep', async () => {
    expect((await post(JSON.stringify({ game: 'x'.repeat(70_000) }), {})).status).toBe(413);
    const setup = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const text = JSON.stringify({ ...toy, seats: [me, open], setup: 'HERE' }).replace('"HERE"', setup);
    expect((await post(text, {})).status).toBe(400);
  });

  test('comes not too often from one address', async () => {
    const own = await openHouse({ playable: toys, settings: { rateLimit: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await own.stranger().ask('GET', '/api/matches')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await own.stranger().ask('GET', '/')).status).toBe(200);
    await own.close();
  });

  test('for a new match comes still more seldom, from one address and from one person', async () => {
    const own = await openHouse({ playable: toys, settings: { rateLimit: 30 } });
    const made = async (client: Client): Promise<number> =>
      (await client.ask('POST', '/api/matches', { ...toy, seats: [me, open] })).status;
    const ann = own.stranger();
    expect([await made(ann), await made(ann)]).toEqual([201, 429]);
    expect([await made(own.stranger()), await made(own.stranger())]).toEqual([201, 201]);
    expect(await made(own.stranger())).toBe(429);
    await own.close();
  });
});

// Whom people do not want to meet, and what they tell the operator.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Client } from './player.ts';
import { idOf, keepMatch, longSetup, type Pair, ready, seatTwo, toys } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys });
});
afterAll(() => house.close());

/** Ben says something, and Ann learns his mark. */
async function spoken({ annAt, benAt }: Pair, text = 'hello'): Promise<string> {
  const before = annAt.chat.length;
  benAt.say({ type: 'chat', text });
  await annAt.until(() => annAt.chat.length > before);
  return annAt.chat.at(-1)?.who ?? '';
}

const blocks = (client: Client) => client.must<{ blocks: unknown[] }>('GET', '/api/me/blocks');

describe('the mark of a person in the chat', () => {
  test('is the same at every table, and tells nothing without the secret', async () => {
    const pair = await seatTwo(house);
    const who = await spoken(pair);
    const ben = await idOf(pair.ben);
    const again = await keepMatch(house.store, [await idOf(pair.ann), ben]);
    const annAt = await ready(pair.ann, again);
    const benAt = await ready(pair.ben, again);
    expect(await spoken({ ...pair, annAt, benAt })).toBe(who);
    for (const hash of ['sha256', 'sha1', 'md5'])
      expect(createHash(hash).update(ben).digest('hex')).not.toContain(who);
  });
});

describe('a block', () => {
  test('hides the lines of somebody at once, later and for who comes back; others read them', async () => {
    const pair = await seatTwo(house);
    const { ann, annAt, benAt, match } = pair;
    const who = await spoken(pair, 'rude');
    const watcher = house.stranger();
    await idOf(watcher);
    const watcherAt = await ready(watcher, match);
    await ann.must('POST', '/api/me/blocks', { match, who });
    expect(await blocks(ann)).toEqual({ blocks: [{ who, name: 'Ben', at: expect.any(Number) }] });

    benAt.say({ type: 'chat', text: 'ruder' });
    await watcherAt.until(() => watcherAt.chat.some(({ text }) => text === 'ruder'));
    watcherAt.say({ type: 'chat', text: 'please' });
    await annAt.until(() => annAt.chat.some(({ text }) => text === 'please'));
    expect(annAt.texts.join()).not.toContain('ruder');
    const again = await ready(ann, match);
    await again.until(() => again.chat.length > 0);
    expect(again.chat.map(({ text }) => text)).toEqual(['please']);

    expect((await ann.ask('DELETE', `/api/me/blocks/${who}`)).status).toBe(204);
    expect((await ann.ask('DELETE', `/api/me/blocks/${who}`)).status).toBe(404);
    expect(await spoken({ ...pair, annAt: again })).toBe(who);
  });

  test('keeps somebody from my tables without a word of why, and theirs from my lobby', async () => {
    const pair = await seatTwo(house);
    const { ann, ben, match } = pair;
    const cy = house.stranger();
    const setup = longSetup;
    const open = { game: 'toy', setup, visibility: 'public' } as const;
    await ann.must('POST', '/api/me/blocks', { match, seat: 1 });
    const mine = await ann.create({ ...open, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    const owned = await ann.create({ ...open, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const hosted = await cy.create({ ...open, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const theirs = await ben.create({ ...open, seats: [{ kind: 'open' }, { kind: 'open' }] });
    await ann.join(hosted, 0, 'Ann');
    for (const table of [mine, owned, hosted]) {
      const { status, body } = await ben.ask('POST', `/api/matches/${table}/seats/1`, { name: 'Ben' });
      expect([status, body]).toEqual([
        409,
        { key: 'seat.gone', error: 'This seat cannot be taken any more.' },
      ]);
    }
    await cy.join(mine, 1, 'Cy');
    const listed = async (client: Client) =>
      (await client.must<{ matches: { id: string }[] }>('GET', '/api/matches')).matches.map(({ id }) => id);
    expect(await listed(ann)).not.toContain(theirs);
    expect(await listed(cy)).toContain(theirs);
    expect(await listed(ben)).toContain(owned);
    expect(await listed(house.stranger())).toContain(theirs);
  });

  test('lets nobody bring the other one to a rematch', async () => {
    const { ann, annAt, benAt, match } = await seatTwo(house);
    benAt.say({ type: 'concede', seat: 1 });
    await annAt.until(() => annAt.room?.state === 'over');
    await ann.must('POST', '/api/me/blocks', { match, seat: 1 });
    expect(await benAt.refused({ type: 'rematch', wish: 'yes' })).toMatchObject({
      reasons: [{ key: 'table.no-rematch' }],
    });
    expect(await house.store.rematch(match)).toBeNull();
    annAt.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.seats[0]?.again === 'yes');
    expect(annAt.room).toMatchObject({ rematch: null, rematchNeeds: [1] });
  });

  test('is of somebody who is there, and not of oneself', async () => {
    const { ann, match, annAt } = await seatTwo(house);
    annAt.say({ type: 'chat', text: 'me' });
    await annAt.until(() => annAt.chat.length === 1);
    for (const body of [
      { match, who: annAt.chat[0]?.who },
      { match, who: '0123456789abcdef' },
      { match, seat: 0 },
      { match, seat: 5 },
      { match: 'nowhere', seat: 1 },
    ])
      expect((await ann.ask('POST', '/api/me/blocks', body)).status).toBe(404);
    expect((await house.stranger().ask('POST', '/api/me/blocks', { match, seat: 1 })).status).toBe(401);
    expect(await blocks(ann)).toEqual({ blocks: [] });
  });
});

describe('a report', () => {
  test('is kept for the operator', async () => {
    const pair = await seatTwo(house);
    const { ann, match } = pair;
    const who = await spoken(pair, 'rude');
    const text = ' He \u202e was\nrude ';
    expect((await ann.ask('POST', '/api/reports', { match, who, lines: [0], text })).status).toBe(204);
    const [report] = await house.store.safety.reports(1);
    expect(report).toMatchObject({
      match,
      reporter: await idOf(ann),
      accused: await idOf(pair.ben),
      lines: [0],
      text: 'He was rude',
    });
  });

  test('is about a match and somebody at it, in 500 characters', async () => {
    const { ann, match } = await seatTwo(house);
    const report = { match, lines: [], text: 'x' };
    expect((await ann.ask('POST', '/api/reports', { ...report, match: 'nowhere' })).status).toBe(404);
    expect((await ann.ask('POST', '/api/reports', { ...report, who: 'somebody' })).status).toBe(404);
    expect((await ann.ask('POST', '/api/reports', { ...report, text: 'x'.repeat(501) })).status).toBe(400);
    expect((await house.stranger().ask('POST', '/api/reports', report)).status).toBe(401);
  });
});

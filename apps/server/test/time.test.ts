import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { idOf, keepMatch, ready, seatTwo, toys } from './toys.ts';

const claimAfter = 1500;
let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys, settings: { claimAfter } });
});
afterAll(() => house.close());

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const types = async (match: string): Promise<string[]> =>
  (await house.store.entries(match, 1)).map(({ body }) => (body as { type: string }).type);

describe('a clock', () => {
  test('runs out: the table answers, and at the third time in a row the match is lost', async () => {
    const { annAt, benAt, match } = await seatTwo(house, { clock: { bank: 1500, gain: 700 } });
    expect(annAt.update?.clocks).toMatchObject({ running: [0], passed: [0, 0], most: 3 });
    for (const passed of [1, 2]) {
      await benAt.until(() => benAt.update?.asked.length === 1);
      expect(benAt.update?.clocks?.passed).toEqual([passed, 0]);
      await benAt.decide('wait');
    }
    await benAt.until(() => benAt.update?.outcome !== null);
    expect(benAt.update?.outcome).toMatchObject({ winners: [1], reason: 'time' });
    expect(await types(match)).toEqual(['resume', 'timeout', 'decide', 'timeout', 'decide', 'timeout']);
    expect((await house.store.match(match))?.state).toBe('over');
  });

  test('begins when the match does, not when the table was set up', async () => {
    const ann = house.stranger();
    const ben = house.stranger();
    const people = [await idOf(ann), await idOf(ben)];
    const match = await keepMatch(house.store, people, { clock: { bank: 20_000, gain: 1000 } });
    await pause(1500);
    const annAt = await ready(ann, match);
    expect(annAt.update?.clocks?.left[0]).toBeGreaterThan(19_000);
    await annAt.decide('wait');
    expect(await types(match)).toEqual(['resume', 'decide']);
  });

  test('of days runs on while people are away', async () => {
    const ann = house.stranger();
    const people = [await idOf(ann), await idOf(house.stranger())];
    const hour = 3_600_000;
    const match = await keepMatch(house.store, people, { clock: { bank: 72 * hour, gain: 24 * hour } });
    const before = Date.now() - 10 * hour;
    await house.store.append(match, 1, { seat: null, body: { type: 'resume' }, at: before });
    const annAt = await ready(ann, match);
    expect(annAt.update?.clocks?.left[0]).toBeLessThanOrEqual(62 * hour);
    expect(await types(match)).toEqual(['resume']);
  });

  test('does not run while nobody of the table is there', async () => {
    const ann = house.stranger();
    const ben = house.stranger();
    const people = [await idOf(ann), await idOf(ben)];
    const match = await keepMatch(house.store, people, { clock: { bank: 5000, gain: 1000 } });
    const before = Date.now() - 120_000;
    await house.store.append(match, 1, { seat: null, body: { type: 'resume' }, at: before });
    await house.store.seen(people.map((person) => ({ match, person, at: before })));
    const watcher = await ready(house.stranger(), match);
    await pause(300);
    expect(watcher.update).toMatchObject({ n: 2, clocks: { left: [0, 5000], passed: [0, 0] } });
    const annAt = await ready(ann, match);
    await annAt.until(() => annAt.update?.n === 3);
    expect(annAt.update?.clocks?.left[0]).toBeGreaterThan(3000);
    expect(await types(match)).toEqual(['resume', 'resume']);
  });
});

describe('somebody who is away', () => {
  test('is replaced by a bot when the others want it, and takes the seat back', async () => {
    const { ann, annAt, benAt, match } = await seatTwo(house);
    const claim = { type: 'claim', seat: 1, absent: 0, how: 'bot' } as const;
    expect((await benAt.refused(claim)).reasons[0]?.key).toBe('table.still-here');
    await annAt.close('cut');
    await benAt.until(() => benAt.room?.seats[0]?.here === false);
    const gone = Date.now();
    expect(benAt.room?.seats[0]?.claimable).toBe(false);
    expect((await benAt.refused(claim)).reasons[0]?.key).toBe('table.still-here');
    await benAt.until(() => benAt.room?.seats[0]?.claimable === true);
    expect(Date.now() - gone).toBeGreaterThan(claimAfter - 500);

    const watcher = await ready(house.stranger(), match);
    expect((await watcher.refused({ ...claim, seat: 0 })).reasons[0]?.key).toBe('table.not-your-seat');
    benAt.say(claim);
    await benAt.until(() => benAt.update?.asked.length === 1);
    expect(benAt.update?.seats[0]).toMatchObject({ kind: 'bot', away: true });
    await benAt.until(() => benAt.room?.seats[0]?.claimable === false);
    expect(benAt.room?.seats[0]).toMatchObject({ kind: 'person', here: false });

    const back = await ready(ann, match);
    expect(back.update?.asked).toEqual([]);
    expect((await back.refused({ type: 'decide', seat: 0, n: 9, answer: 'wait' })).reasons[0]?.key).toBe(
      'table.bot-plays',
    );
    back.say({ type: 'return', seat: 0 });
    await back.until(() => back.update?.seats[0]?.away === false);
    expect((await back.refused({ type: 'return', seat: 0 })).reasons[0]?.key).toBe('table.not-away');
    await benAt.decide('wait');
    await back.until(() => back.update?.asked.length === 1);
    await back.decide('wait');
  });

  test('loses when the others want that', async () => {
    const { annAt, benAt } = await seatTwo(house);
    await annAt.close();
    await benAt.until(() => benAt.room?.seats[0]?.claimable === true);
    benAt.say({ type: 'claim', seat: 1, absent: 0, how: 'end' });
    await benAt.until(() => benAt.update?.outcome !== null);
    expect(benAt.update?.outcome).toMatchObject({ winners: [1], reason: 'absent' });
  });

  test('loses nothing while the table waits for somebody else', async () => {
    const { annAt, benAt } = await seatTwo(house);
    await annAt.decide('wait');
    await annAt.close();
    await benAt.until(() => benAt.room?.seats[0]?.here === false);
    await pause(claimAfter + 100);
    expect(benAt.room?.seats[0]?.claimable).toBe(false);
    expect((await benAt.refused({ type: 'claim', seat: 1, absent: 0, how: 'end' })).reasons[0]?.key).toBe(
      'table.still-here',
    );
    await benAt.decide('wait');
    await benAt.until(() => benAt.room?.seats[0]?.claimable === true);
  });
});

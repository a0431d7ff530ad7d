// Playing again: everybody who sat at the match has to want it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Connection } from './player.ts';
import { idOf, keepMatch, longSetup, type Pair, ready, seatTwo, toys } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys });
});
afterAll(() => house.close());

const keysOf = ({ reasons }: { reasons: readonly { key: string }[] }): string[] =>
  reasons.map(({ key }) => key);

/** Ann has given up against Ben. */
async function over(): Promise<Pair> {
  const pair = await seatTwo(house);
  pair.annAt.say({ type: 'concede', seat: 0 });
  for (const one of [pair.annAt, pair.benAt]) await one.until(() => one.room?.state === 'over');
  return pair;
}

const wishes = (at: Connection) => at.room?.seats.map(({ again }) => again);

describe('a rematch', () => {
  test('is nothing to ask for while the match is played, and not for those who watch', async () => {
    const { annAt, match } = await seatTwo(house);
    expect(keysOf(await annAt.refused({ type: 'rematch', wish: 'yes' }))).toEqual(['table.not-over']);
    annAt.say({ type: 'concede', seat: 0 });
    const watcher = await ready(house.stranger(), match);
    expect(keysOf(await watcher.refused({ type: 'rematch', wish: 'yes' }))).toEqual(['table.not-your-seat']);
  });

  test('waits for the other one, and then is played by the same people', async () => {
    const { annAt, benAt, match, ann } = await over();
    const watcher = await ready(house.stranger(), match);
    benAt.say({ type: 'rematch', wish: 'yes' });
    for (const one of [annAt, watcher]) {
      await one.until(() => wishes(one)?.[1] === 'yes');
      expect(one.room).toMatchObject({ rematch: null, rematchNeeds: [0] });
    }
    expect(await house.store.rematch(match)).toBeNull();
    annAt.say({ type: 'rematch', wish: 'yes' });
    await Promise.all([annAt, benAt, watcher].map((one) => one.until(() => one.room?.rematch != null)));
    const rematch = annAt.room?.rematch ?? '';
    expect([benAt.room?.rematch, watcher.room?.rematch]).toEqual([rematch, rematch]);
    const again = await ready(ann, rematch);
    expect(again.room).toMatchObject({ yours: [0], state: 'running' });
    const kept = await house.store.match(rematch);
    expect(kept).toMatchObject({ setup: longSetup, rematchOf: match });
    expect(kept?.seed).toMatch(/^[\da-f]{32}$/);
  });

  test('that was asked for is still asked for when somebody comes back', async () => {
    const { annAt, benAt, match, ben } = await over();
    await benAt.close('cut');
    annAt.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => wishes(annAt)?.[0] === 'yes');
    const back = await ready(ben, match);
    expect(wishes(back)).toEqual(['yes', null]);
    back.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.rematch != null);
  });

  test('is declined, and wanted after all', async () => {
    const { annAt, benAt, match } = await over();
    annAt.say({ type: 'rematch', wish: 'yes' });
    await benAt.until(() => wishes(benAt)?.[0] === 'yes');
    benAt.say({ type: 'rematch', wish: 'no' });
    await annAt.until(() => wishes(annAt)?.[1] === 'no');
    expect(annAt.room?.rematchNeeds).toEqual([1]);
    expect(await house.store.rematch(match)).toBeNull();
    benAt.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.rematch != null);
  });

  test('is withdrawn: the yes of the other one alone makes none', async () => {
    const { annAt, benAt, match } = await over();
    annAt.say({ type: 'rematch', wish: 'yes' });
    await benAt.until(() => wishes(benAt)?.[0] === 'yes');
    annAt.say({ type: 'rematch', wish: 'none' });
    await benAt.until(() => wishes(benAt)?.[0] === null);
    benAt.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => wishes(annAt)?.[1] === 'yes');
    expect(annAt.room).toMatchObject({ rematch: null, rematchNeeds: [0] });
    expect(await house.store.rematch(match)).toBeNull();
  });

  test('cannot be called off once there is one', async () => {
    const { annAt, benAt } = await over();
    for (const one of [annAt, benAt]) one.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.rematch != null);
    const { rematch } = annAt.room ?? {};
    annAt.say({ type: 'rematch', wish: 'no' });
    annAt.say({ type: 'room' });
    await annAt.next(({ type }) => type === 'room');
    expect(annAt.room).toMatchObject({ rematch });
    expect(wishes(annAt)).toEqual(['yes', 'yes']);
  });

  test('is played at once by somebody who sat there with bots', async () => {
    const ann = house.stranger();
    const id = await idOf(ann);
    const person = { seat: 0, kind: 'person', bot: null, person: id, name: 'Ann' } as const;
    const bot = { seat: 1, kind: 'bot', bot: 'random', person: null, name: 'Bot' } as const;
    const at = await ready(ann, await keepMatch(house.store, [id], { seats: [person, bot] }));
    at.say({ type: 'concede', seat: 0 });
    await at.until(() => at.room?.state === 'over');
    at.say({ type: 'rematch', wish: 'yes' });
    await at.until(() => at.room?.rematch != null);
  });
});

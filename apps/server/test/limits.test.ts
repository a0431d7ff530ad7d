import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type LimitSettings, Limits } from '../src/limits.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import type { Connection } from './player.ts';
import { ready, seatTwo, toys } from './toys.ts';

const settings: LimitSettings = {
  messageRate: 10,
  rateLimit: 600,
  socketsPerPerson: 2,
  socketsPerAddress: 4,
  socketsPerTable: 3,
};

async function opened(some: HouseOptions['settings'] = {}): Promise<House> {
  const house = await openHouse({ playable: toys, settings: some });
  onTestFinished(() => house.close());
  return house;
}

const keys = ({ refusals }: Connection): (string | undefined)[] =>
  refusals.map(({ reasons }) => reasons[0]?.key);

describe('what is counted', () => {
  const ann = { person: 'ann', address: '1' };

  test('is a person’s own, wherever they come from, and an address’s, whoever they are', () => {
    const limits = new Limits(settings);
    const taken = (person: string | null, address: string): boolean =>
      limits.take('chat', { person, address }, 0);
    for (let i = 0; i < 5; i++) expect(taken('ann', `home ${i}`)).toBe(true);
    expect(taken('ann', 'elsewhere')).toBe(false);
    expect(taken('ben', 'home 0')).toBe(true);
    for (let i = 0; i < 25; i++) expect(taken(null, 'school')).toBe(true);
    expect(taken(null, 'school')).toBe(false);
    expect(taken('carl', 'school')).toBe(false);
  });

  test('comes back with time, and what is refused costs nothing', () => {
    const limits = new Limits(settings);
    for (let i = 0; i < 5; i++) limits.take('chat', ann, 0);
    for (let i = 0; i < 100; i++) expect(limits.take('chat', ann, 1000)).toBe(false);
    expect(limits.take('chat', ann, 2000)).toBe(true);
    expect(limits.take('chat', ann, 2000)).toBe(false);
  });

  test('sockets are, until they are let go', () => {
    const limits = new Limits(settings);
    const first = limits.enter({ ...ann, match: 'a' });
    expect(limits.enter({ ...ann, match: 'a' })).not.toBe(null);
    expect(limits.enter({ ...ann, match: 'b' })).toBe(null);
    expect(limits.enter({ person: null, address: '1', match: 'a' })).not.toBe(null);
    expect(limits.enter({ person: 'ben', address: '2', match: 'a' })).toBe(null);
    expect(limits.enter({ person: 'ben', address: '1', match: 'b' })).not.toBe(null);
    expect(limits.enter({ person: 'carl', address: '1', match: 'b' })).toBe(null);
    first?.();
    expect(limits.enter({ ...ann, match: 'b' })).not.toBe(null);
  });
});

test('a person’s sockets share what they may say', async () => {
  const house = await opened({ messageRate: 5 });
  const { ann, match, annAt, benAt } = await seatTwo(house);
  const second = await ready(ann, match);
  for (let i = 0; i < 8; i++) for (const at of [annAt, second]) at.say({ type: 'snapshot' });
  await sleep(200);
  expect(annAt.refusals.length + second.refusals.length).toBeGreaterThanOrEqual(5);
  benAt.say({ type: 'chat', text: 'still here' });
  await benAt.until(() => benAt.chat.length === 1);
});

test('whoever takes back too often is told so', async () => {
  const house = await opened({ messageRate: 2 });
  const { annAt } = await seatTwo(house);
  for (let i = 0; i < 4; i++) annAt.say({ type: 'redo', seat: 0 });
  await annAt.until(() => annAt.refusals.length === 4);
  expect(keys(annAt)).toEqual(Array.from({ length: 4 }, () => 'table.nothing-to-redo'));
  await sleep(1500);
  for (let i = 0; i < 3; i++) annAt.say({ type: 'redo', seat: 0 });
  await annAt.until(() => annAt.refusals.length === 7);
  expect(keys(annAt).at(-1)).toBe('table.undo-too-fast');
});

test('too many connections are turned away, and the others stay', async () => {
  const house = await opened({ socketsPerPerson: 3 });
  const { ann, match, annAt } = await seatTwo(house);
  const more = [await ready(ann, match), await ready(ann, match)];
  expect(await (await ann.open(match)).closed).toBe(1013);
  await more[0]?.close();
  await annAt.decide('wait');
  await sleep(50);
  await ready(ann, match);
});

test('many who leave at once are told together', async () => {
  const house = await opened();
  const { match, annAt } = await seatTwo(house);
  const crowd = await Promise.all(Array.from({ length: 60 }, () => ready(house.stranger(), match)));
  await annAt.until(() => annAt.room?.spectators === 60);
  const rooms = (): number => annAt.texts.filter((text) => text.startsWith('{"type":"room"')).length;
  const before = rooms();
  await Promise.all(crowd.map((one) => one.close('cut')));
  await annAt.until(() => annAt.room?.spectators === 0);
  expect(rooms() - before).toBeLessThan(10);
});

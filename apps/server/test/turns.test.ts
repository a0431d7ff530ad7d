import type { Json } from '@assemble/kernel';
import type { MatchSummary } from '@assemble/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Client, Connection } from './player.ts';
import { idOf, keepMatch, seatTwo, toys } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys });
});
afterAll(() => house.close());

async function isMove(client: Client, match: string): Promise<boolean | undefined> {
  const { matches } = await client.must<{ matches: MatchSummary[] }>('GET', '/api/me/matches');
  return matches.find(({ id }) => id === match)?.yourMove;
}

const isAsked = ({ update }: Connection): boolean => (update?.asked.length ?? 0) > 0;

test("the list of one's own matches tells whose move it is, whoever moved", async () => {
  const { match, ann, ben, annAt, benAt } = await seatTwo(house);
  const moved: string[] = [];
  for (let i = 0; i < 6; i++) {
    expect([await isMove(ann, match), await isMove(ben, match)]).toEqual([isAsked(annAt), isAsked(benAt)]);
    const at = isAsked(annAt) ? annAt : benAt;
    const [asked] = at.update?.asked ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    const { seat, n } = asked.decision;
    const before = at.update?.n ?? 0;
    at.say({ type: 'decide', seat, n, answer: asked.suggestion as Json });
    await Promise.all([annAt, benAt].map((one) => one.until(() => (one.update?.n ?? 0) > before)));
    moved.push(at === annAt ? 'ann' : 'ben');
  }
  expect(new Set(moved)).toEqual(new Set(['ann', 'ben']));
  annAt.say({ type: 'concede', seat: 0 });
  await benAt.until(() => benAt.update?.outcome != null);
  expect([await isMove(ann, match), await isMove(ben, match)]).toEqual([false, false]);
});

test('a match that nobody has opened yet waits for everybody', async () => {
  const ann = house.stranger();
  const ben = house.stranger();
  const match = await keepMatch(house.store, [await idOf(ann), await idOf(ben)]);
  expect([await isMove(ann, match), await isMove(ben, match)]).toEqual([true, true]);
});

test('a match that nothing here can play is nobody’s move', async () => {
  const ann = house.stranger();
  const ben = house.stranger();
  const match = await keepMatch(house.store, [await idOf(ann), await idOf(ben)], { rules: 'of yesterday' });
  await (await ann.open(match)).closed;
  expect(await isMove(ann, match)).toBe(false);
});

test('whoever asks for the room gets it, though it is the same', async () => {
  const { annAt } = await seatTwo(house);
  const rooms = (): string[] => annAt.texts.filter((text) => text.startsWith('{"type":"room"'));
  await annAt.until(() => annAt.room?.seats.every(({ here }) => here) === true);
  const before = rooms().length;
  annAt.say({ type: 'room' });
  await annAt.until(() => rooms().length > before);
  expect(rooms().at(-1)).toBe(rooms().at(-2));
});

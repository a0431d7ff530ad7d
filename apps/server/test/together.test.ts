// A game in which all win and lose together: nobody wins because somebody else leaves.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { playedTo, real, seatTwoAt } from './real.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: real });
});
afterAll(() => house.close());

test('who gives up leaves the seat to a bot while somebody stays; then nobody has won', async () => {
  const { annAt, benAt, match } = await seatTwoAt(
    house,
    playedTo('champions', () => true),
  );
  annAt.say({ type: 'concede', seat: 0 });
  await benAt.until(() => benAt.update?.seats[0]?.kind === 'bot');
  expect(benAt.update?.outcome).toBe(null);
  expect((await annAt.refused({ type: 'return', seat: 0 })).reasons[0]?.key).toBe('table.not-away');
  benAt.say({ type: 'concede', seat: 1 });
  await annAt.until(() => annAt.update?.outcome != null);
  expect(annAt.update?.outcome).toEqual({ winners: [], rule: '', reason: 'conceded' });
  expect((await house.store.match(match))?.outcome).toEqual(annAt.update?.outcome);
});

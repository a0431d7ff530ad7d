import { below, stream } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_BYTES } from '../src/tables/socket.ts';
import { mutated } from './fuzz/mutated.ts';
import { type House, openHouse } from './house.ts';
import type { Client, Connection } from './player.ts';
import { ready, seatTwo, toys } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys });
});
afterAll(() => house.close());

const keys = ({ refusals }: Connection): (string | undefined)[] =>
  refusals.map(({ reasons }) => reasons[0]?.key);

test('what is no message is refused, and too much of it ends the connection', async () => {
  const { annAt, benAt } = await seatTwo(house);
  const bad = [
    '',
    'x',
    '{}',
    '[]',
    'null',
    '{"type":"decide"}',
    '{"type":"concede","seat":"0"}',
    '"\\ud800"',
  ];
  bad.push(`{"type":"decide","seat":0,"n":1,"answer":${'['.repeat(9000)}${']'.repeat(9000)}}`);
  bad.push(`{"type":"decide","seat":0,"n":1,"answer":"${'x'.repeat(20_000)}"}`);
  for (const text of bad) annAt.sayText(text);
  annAt.sayText(Buffer.from([0xff, 0x00]));
  await annAt.until(() => annAt.refusals.length === bad.length + 1);
  expect(new Set(keys(annAt))).toEqual(new Set(['protocol.bad-message']));
  expect(annAt.refusals[0]?.asked).toHaveLength(1);
  await annAt.decide('wait');
  for (let i = bad.length + 1; i < 20; i++) annAt.sayText('{}');
  expect(await annAt.closed).toBe(1008);
  await benAt.decide('wait');
});

test('a message that is too long ends the connection, and only that', async () => {
  const { annAt, benAt, match, ann } = await seatTwo(house);
  annAt.sayText('x'.repeat(MOST_BYTES + 1));
  expect(await annAt.closed).toBe(1009);
  const again = await ready(ann, match);
  await again.decide('wait');
  await benAt.until(() => benAt.update?.asked.length === 1);
});

test('a flood is slowed down, then cut off', async () => {
  const own = await openHouse({ playable: toys, settings: { messageRate: 5 } });
  const { annAt, benAt } = await seatTwo(own);
  for (let i = 0; i < 12; i++) annAt.say({ type: 'snapshot' });
  await annAt.until(() => annAt.refusals.length === 2);
  expect(keys(annAt)).toEqual(['protocol.too-fast', 'protocol.too-fast']);
  for (let i = 0; i < 100; i++) annAt.say({ type: 'snapshot' });
  expect(await annAt.closed).toBe(1008);
  expect(benAt.isOpen).toBe(true);
  await own.close();
});

test('10,000 messages of a fuzzer leave server and match unharmed', async () => {
  const { annAt, benAt, ben, match } = await seatTwo(house);
  const n = annAt.update?.asked[0]?.decision.n ?? 0;
  const seats = [0, 1, 2, 7] as const;
  const honest = seats.flatMap((seat): ToHost[] => [
    { type: 'decide', seat, n, answer: 'wait' },
    { type: 'decide', seat, n: n + 1, answer: { with: [1, 2], extend: 'x' } },
    { type: 'undo', seat, steps: 3 },
    { type: 'redo', seat },
    { type: 'consent', seat, request: 1, yes: true },
    { type: 'claim', seat, absent: 0, how: 'end' },
    { type: 'return', seat },
    { type: 'probe', seat, n, answer: 'wait' },
    { type: 'region', seat, n },
  ]);
  honest.push({ type: 'snapshot' }, { type: 'look', at: 4 }, { type: 'chat', text: 'hello' });
  honest.push({ type: 'phrase', phrase: 'oops' }, { type: 'rematch', wish: 'yes' });
  const random = stream('fuzz', 'messages');
  const before = annAt.update;

  // Ben may not do anything now, and the stranger never: whatever they say, the match stays as it is.
  const fuzzers: readonly Client[] = [ben, house.stranger(), house.stranger(), house.stranger()];
  let connection = await fuzzers[0]?.open(match);
  let opened = 0;
  for (let i = 0; i < 10_000; i++) {
    if (connection === undefined || !connection.isOpen || i % 15 === 0) {
      await connection?.close();
      connection = await fuzzers[opened++ % fuzzers.length]?.open(match);
    }
    connection?.sayText(mutated(random, honest[below(random, honest.length)] ?? { type: 'redo', seat: 0 }));
  }
  await connection?.close();

  expect(await house.store.entries(match, 1)).toEqual([]);
  annAt.say({ type: 'snapshot' });
  await annAt.until(() => annAt.update?.whole === true && annAt.update !== before);
  expect(annAt.update).toEqual(before);
  expect((await house.stranger().ask('GET', '/health')).status).toBe(200);
  await annAt.decide('wait');
  await benAt.until(() => benAt.update?.asked.length === 1);
  await benAt.decide('wait');
}, 60_000);

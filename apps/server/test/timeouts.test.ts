import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { seatTwo, toys } from './toys.ts';

const requestTimeout = 1000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: toys, settings: { requestTimeout } });
});
afterAll(() => house.close());

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(house.base);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Sends a text at once and another one character at a time, until the other side has enough. */
async function drip(head: string, slow: string): Promise<{ answer: string; ms: number }> {
  const socket = await open();
  const before = performance.now();
  let answer = '';
  let isOver = false;
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isOver = true;
  });
  socket.write(head);
  for (const character of slow) {
    if (isOver) break;
    socket.write(character);
    await pause(50);
  }
  if (!isOver) await once(socket, 'close');
  return { answer, ms: performance.now() - before };
}

test('a body that comes byte by byte is ended', async () => {
  const head =
    'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n';
  const { answer, ms } = await drip(head, 'x'.repeat(400));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(10 * requestTimeout);
});

test('a head that comes byte by byte is ended', async () => {
  const { answer, ms } = await drip('GET / HTTP/1.1\r\nX-Slow: ', 'x'.repeat(400));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(10 * requestTimeout);
});

test('a connection on which nothing ever comes is ended', async () => {
  const socket = await open();
  const before = performance.now();
  socket.resume();
  await once(socket, 'close');
  expect(performance.now() - before).toBeLessThan(10 * requestTimeout);
});

test('a request that comes in time is answered, and the socket of a match stays', async () => {
  const { annAt, benAt } = await seatTwo(house);
  await pause(3 * requestTimeout);
  expect([annAt.isOpen, benAt.isOpen]).toEqual([true, true]);
  await annAt.decide('wait');
  await benAt.until(() => benAt.update?.asked.length === 1);
});

// npm run load -- [tables] [seconds] [pause] [game]: one server process, so many tables with two scripted seats each; see
// README.md.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ServerProcess } from '../crash/process.ts';
import { Client, type Connection, Player } from '../player.ts';
import { SETUPS } from '../real.ts';

const [tables = 300, seconds = 60, pause = 1000] = process.argv.slice(2, 5).map(Number);
const game = process.argv[5] ?? 'dice-masters';
const setup = SETUPS[game];
const usage = `npm run load -- [tables] [seconds] [milliseconds that a seat thinks] [${Object.keys(SETUPS).join(' | ')}]`;
if (![tables, seconds, pause].every((one) => Number.isInteger(one) && one > 0) || setup === undefined) {
  console.error(usage);
  process.exit(2);
}

const megabyte = 1024 * 1024;

/** What the system counts as the memory of a process, in bytes. */
const residentOf = (pid: number): number => {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) * 1024;
};

/** What its heap really holds, in bytes: its debugger is opened and asked to collect the garbage first. */
async function heapOf(pid: number, base: string): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  await sleep(500);
  const [target] = (await (await fetch('http://127.0.0.1:9229/json')).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

const told: number[] = [];
const acknowledged: number[] = [];

/** Two people at a table, and for each decision the time until the other one hears of it. */
async function sitDown(base: string, n: number): Promise<readonly Connection[]> {
  const [ann, ben] = [new Client(base), new Client(base)];
  const match = await ann.create({
    game,
    setup: setup ?? null,
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
  });
  await ben.join(match, 1, 'Ben');
  const connections = await Promise.all([ann.open(match), ben.open(match)]);
  const lastSent = [0, 0];
  connections.forEach((connection, seat) => {
    const say = connection.say.bind(connection);
    connection.say = (message) => {
      lastSent[seat] = performance.now();
      say(message);
    };
    const player = new Player(connection, `${n} ${seat}`, pause / 2 + ((n * 37) % pause));
    player.onAcknowledged = (ms) => acknowledged.push(ms);
    const answer = connection.onMessage;
    connection.onMessage = (message) => {
      const sent = lastSent[1 - seat] ?? 0;
      if (message.type === 'update' && sent > 0) {
        told.push(performance.now() - sent);
        lastSent[1 - seat] = 0;
      }
      const [asked] = message.type === 'update' ? message.asked : [];
      // As a page does that draws what is legal.
      if (asked?.decision.shape === 'place') say({ type: 'region', seat, n: asked.decision.n });
      answer(message);
    };
  });
  return connections;
}

const folder = mkdtempSync(join(tmpdir(), 'assemble-load-'));
const server = new ServerProcess({ DATA_FOLDER: folder });
/** Without its garbage. */
async function memoryOf(): Promise<{ readonly heap: number; readonly resident: number }> {
  const heap = await heapOf(server.pid, server.base);
  return { heap, resident: residentOf(server.pid) };
}

try {
  await server.start();
  await sleep(1000);
  const before = await memoryOf();
  const connections: Connection[] = [];
  for (let n = 0; n < tables; n++) connections.push(...(await sitDown(server.base, n)));
  console.log(`${tables} tables of ${game} with two seats each are playing`);
  told.length = 0;
  acknowledged.length = 0;
  const startedAt = performance.now();
  await sleep(seconds * 1000);
  const took = (performance.now() - startedAt) / 1000;
  const count = acknowledged.length;
  const times = [...told].sort((a, b) => a - b);
  // Idle: everybody is there and nobody moves.
  for (const connection of connections) connection.onMessage = () => {};
  await sleep(5000);
  const after = await memoryOf();
  const each = (bytes: number): string => `${Math.round(bytes / 1024 / tables)} KB`;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  console.log(`${count} decisions in ${took.toFixed(0)} s: ${(count / took).toFixed(0)} a second`);
  console.log(
    `from a decision to the other seat's update: p50 ${ms(quantile(times, 0.5))}, ` +
      `p95 ${ms(quantile(times, 0.95))}, p99 ${ms(quantile(times, 0.99))}, most ${ms(times.at(-1) ?? Number.NaN)}`,
  );
  console.log(
    `memory: ${Math.round(before.resident / megabyte)} MB without tables, ` +
      `${Math.round(after.resident / megabyte)} MB with them: ${each(after.resident - before.resident)} a table, ` +
      `of which in the heap ${each(after.heap - before.heap)}`,
  );
  await Promise.all(connections.map((connection) => connection.close('cut')));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

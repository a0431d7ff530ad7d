// npm run service -- bots | drop | soak [minutes]: whether anybody can make the others wait; see README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { History, type Json, writeReplay } from '@assemble/kernel';
import { ServerProcess } from '../crash/process.ts';
import { Client, type Connection, Player } from '../player.ts';
import { gameOf, playedTo, SETUPS } from '../real.ts';

const [what = 'bots', length = '1'] = process.argv.slice(2);
const minutes = Number(length);
if (!['bots', 'drop', 'soak'].includes(what) || !(minutes > 0)) {
  console.error('npm run service -- bots | drop | soak [minutes]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'assemble-service-'));
const server = new ServerProcess({
  DATA_FOLDER: folder,
  SOCKETS_PER_PERSON: '10000',
  SOCKETS_PER_ADDRESS: '10000',
  SOCKETS_PER_TABLE: '10000',
  // Beside people bots take their time, as they do unless the settings say otherwise.
  ...(what === 'soak' && { BOT_PAUSE: '600' }),
});

// What goes wrong in the server is told by its log alone.
server.onLine = (line) => line.startsWith('{') && console.error(line);

const quantile = (times: readonly number[], q: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
};
const told = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, ` +
  `most ${times.reduce((most, time) => Math.max(most, time), 0).toFixed(1)} ms of ${times.length}`;

/** Two people who think for a while before each decision, match after match; the time of each decision is noted. */
async function people(times: number[], pause: number, game = 'dice-masters'): Promise<never> {
  const [ann, ben] = [new Client(server.base), new Client(server.base)];
  for (let n = 0; ; n++) {
    const match = await ann.create({
      game,
      setup: SETUPS[game] ?? null,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await ben.join(match, 1, 'Ben');
    await Promise.all([ann, ben].map((who, seat) => sit(who, match, `${n} ${seat}`, pause, times)));
  }
}

/** Somebody at a table until the match is over; now and then the line is cut, and they come back. */
async function sit(who: Client, match: string, seed: string, pause: number, times: number[]): Promise<void> {
  for (let isOver = false; !isOver; ) {
    const at = await who.open(match);
    const player = new Player(at, seed, pause / 2 + Math.random() * pause);
    player.onAcknowledged = (ms) => times.push(ms);
    const cut = sleep(30_000 + Math.random() * 240_000, false);
    isOver = await Promise.race([player.over.then(() => true), cut]);
    await at.close(isOver ? 'close' : 'cut');
  }
}

/** A table at which only bots play, match after match, with somebody who watches. */
async function bots(game: string): Promise<never> {
  const watcher = new Client(server.base);
  for (;;) {
    const seat = { kind: 'bot', bot: 'greedy', name: 'Bot' } as const;
    const match = await watcher.create({ game, setup: SETUPS[game] ?? null, seats: [seat, seat] });
    const at = await watcher.open(match);
    at.keepsTexts = false;
    await new Promise<void>((resolve) => {
      at.onMessage = (message) => message.type === 'update' && message.outcome !== null && resolve();
    });
    await at.close();
  }
}

let isOver = false;
/** What goes on until the server stops; before that nothing may fail. */
function goesOn(loop: Promise<never>): void {
  loop.catch((error: unknown) => {
    if (!isOver) throw error;
  });
}

/** The longest pause of the event loop since this was asked before, in milliseconds. */
async function longestPause(): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

async function counted(name: string): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

async function timed(path: string): Promise<number> {
  const began = performance.now();
  await (await fetch(`${server.base}${path}`)).text();
  return performance.now() - began;
}

async function botTables(): Promise<void> {
  const times: number[] = [];
  goesOn(people(times, 300));
  await sleep(10_000);
  console.log(`a person's table alone: ${told(times)}`);
  for (let i = 0; i < 20; i++) goesOn(bots(i % 2 === 0 ? 'champions' : 'crisis-protocol'));
  await sleep(10_000);
  times.length = 0;
  const before = await counted('assemble_bot_moves_total');
  await sleep(minutes * 60_000);
  // What is read is forgotten: the pause first.
  const pause = await longestPause();
  const moves = (await counted('assemble_bot_moves_total')) - before;
  console.log(`a person's table beside 20 tables of bots at full speed: ${told(times)}`);
  console.log(`${(moves / minutes / 60).toFixed(1)} moves of bots a second`);
  console.log(`longest pause of the event loop: ${pause.toFixed(0)} ms`);
}

async function drop(): Promise<void> {
  const owner = new Client(server.base);
  const sockets: Connection[] = [];
  const me = { kind: 'me', name: 'Ann' } as const;
  for (let table = 0; table < 101; table++) {
    const match = await owner.create({ setup: SETUPS['dice-masters'] ?? null, seats: [me, me] });
    const count = table === 0 ? 1000 : 10;
    for (let i = 0; i < count; i += 10)
      sockets.push(...(await Promise.all(Array.from({ length: 10 }, () => owner.open(match)))));
  }
  await sleep(2000);
  await longestPause();
  console.log(`${sockets.length} sockets, half of them at one table, are cut at once`);
  const cut = Promise.all(sockets.map((socket) => socket.close('cut')));
  const times: number[] = [];
  for (const end = performance.now() + 5000; performance.now() < end; ) times.push(await timed('/health'));
  await cut;
  console.log(`/health meanwhile: ${told(times)}`);
  console.log(`longest pause of the event loop: ${(await longestPause()).toFixed(0)} ms`);
}

/** 300 tables: most with people, some with bots; uploads, people who watch, come and go. */
async function soak(): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < 260; i++) goesOn(people(times, 4000));
  for (let i = 0; i < 20; i++) goesOn(people(times, 4000, 'champions'));
  for (let i = 0; i < 10; i++) goesOn(bots('champions'));
  for (let i = 0; i < 10; i++) goesOn(bots('crisis-protocol'));
  goesOn(uploads());
  goesOn(crowd());
  await sleep(30_000);
  await longestPause();
  times.length = 0;
  const pauses: number[] = [];
  for (let i = 0; i < minutes * 60; i++) {
    await sleep(1000);
    pauses.push(await longestPause());
    if (i % 60 === 59) console.log(`${(i + 1) / 60} min: ${told(times)}; pauses ${told(pauses)}`);
  }
  console.log(`decisions of people: ${told(times)}`);
  console.log(`pauses of the event loop, the longest of each second: ${told(pauses)}`);
}

/** Somebody brings a finished match along every two seconds. */
async function uploads(): Promise<never> {
  const { change, decisions } = playedTo('dice-masters', (_, match) => match.asked > 80);
  const game = gameOf('dice-masters');
  const history = History.start(game, change.setup as Json, change.seed ?? '');
  for (const [seat, n, answer] of decisions) history.decide(seat, n, answer);
  const file = writeReplay(history, { withSeed: true });
  for (const client = new Client(server.base); ; await sleep(2000))
    await client.ask('POST', '/api/replays', file);
}

/** People who watch a public table for a while and go again. */
async function crowd(): Promise<never> {
  for (;;) {
    const { matches } = (await (await fetch(`${server.base}/api/matches`)).json()) as {
      matches: { id: string }[];
    };
    const stay = matches.slice(0, 20).map(async ({ id }) => {
      const at = await new Client(server.base).open(id).catch(() => null);
      await sleep(1000 + Math.random() * 4000);
      await at?.close('cut');
    });
    await Promise.all([...stay, sleep(1000)]);
  }
}

try {
  await server.start();
  if (what === 'bots') await botTables();
  else if (what === 'drop') await drop();
  else await soak();
} finally {
  isOver = true;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

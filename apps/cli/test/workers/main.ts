// npm run workers: three workers, one of them killed in the middle; see README.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { playableGame } from '../../src/games/index.ts';
import { cellsOf, type Plan } from '../../src/simulate/plan.ts';
import type { Played } from '../../src/simulate/run.ts';
import { Shared } from '../../src/simulate/shared.ts';
import { simulate } from '../../src/simulate/simulate.ts';
import { simulateTogether } from '../../src/simulate/together.ts';

const BIN = fileURLToPath(new URL('../../bin/assemble.mjs', import.meta.url));
const WORKERS = 3;
/** Seconds after which a worker that holds a job is taken for dead. */
const PATIENCE = 20;

const games = Number(process.argv[2] ?? 2000);
const plan: Plan = {
  game: 'dice-masters',
  seed: 'workers',
  cells: cellsOf(playableGame('dice-masters'), 'mixed', []),
  checks: 'none',
  bots: ['random'],
  meetings: false,
  cards: false,
};

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

const postgres = await startPostgres();
const env = { ...process.env, DATABASE_URL: postgres.url };
const workers = Array.from(
  { length: WORKERS },
  (): ChildProcess =>
    spawn(process.execPath, [BIN, 'worker', '--jobs', '1'], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
);
const ended: string[] = [];
for (const [i, worker] of workers.entries())
  worker.stdout?.on('data', (text) => ended.push(`worker ${i + 1}: ${String(text).trim()}`));

const together: Played[] = [];
const started = performance.now();
let killedAt = -1;
await simulateTogether(
  postgres.url,
  plan,
  {
    games,
    jobs: 0,
    kept: null,
    onGame: (played) => {
      together.push(played);
      if (killedAt < 0 && together.length >= games / 2) {
        killedAt = together.length;
        workers[0]?.kill('SIGKILL');
      }
      return false;
    },
  },
  PATIENCE,
);
console.log(`${together.length} games in ${seconds(started)} s; worker 1 was killed after ${killedAt}`);

const shared = await Shared.open(postgres.url);
const id = await shared.begin(plan);
const written = (await shared.games(id, 0, games)).length;
await shared.end(id);
await shared.close();
for (const worker of workers.slice(1)) {
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  await gone;
}
await sleep(100);
for (const line of ended) console.log(line);

const alone: Played[] = [];
await simulate(plan, { games, jobs: 1, kept: null, onGame: (played) => alone.push(played) < 0 });
const isOnce = new Set(together.map(({ index }) => index)).size === games && together.length === games;
const isSame = JSON.stringify(together) === JSON.stringify(alone);
console.log(`written down: ${written}; each once: ${isOnce}; the same as on one machine: ${isSame}`);
if (written !== games || !isOnce || !isSame || workers[0]?.signalCode !== 'SIGKILL') process.exitCode = 1;
await postgres.stop();

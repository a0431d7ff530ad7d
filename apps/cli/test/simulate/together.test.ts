import { randomBytes } from 'node:crypto';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/lib/postgres.mjs';
import type { Plan } from '../../src/simulate/plan.ts';
import type { Played } from '../../src/simulate/run.ts';
import { Shared } from '../../src/simulate/shared.ts';
import { simulate } from '../../src/simulate/simulate.ts';
import { simulateTogether, workOn } from '../../src/simulate/together.ts';

const PATIENCE_MS = 300_000;
const GAMES = 40;
const plan: Plan = {
  game: 'dice-masters',
  seed: randomBytes(4).toString('hex'),
  cells: [{ format: 'first-game', choices: {} }],
  checks: 'none',
  bots: ['random'],
  meetings: false,
  cards: false,
};

describe('a simulation over PostgreSQL', { timeout: PATIENCE_MS }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, PATIENCE_MS);
  afterAll(() => postgres.stop());

  test('a worker dies in the middle: no game is lost, none counts twice, and all are as on one machine', async () => {
    const shared = await Shared.open(postgres.url);
    const alone: Played[] = [];
    await simulate(plan, { games: GAMES, jobs: 1, kept: null, onGame: (one) => alone.push(one) < 0 });
    const together: Played[] = [];
    const done = simulateTogether(
      postgres.url,
      plan,
      { games: GAMES, jobs: 0, kept: null, onGame: (one) => together.push(one) < 0 },
      1,
    );
    // Somebody takes a job, writes two of its games down, and is never heard of again.
    let dead = await shared.take();
    for (; dead === null; dead = await shared.take()) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const game of alone.slice(dead.from, dead.from + 2)) await shared.keep(dead.plan, game);
    const stop = new AbortController();
    const worker = workOn(shared, 1, stop.signal);
    await done;
    stop.abort();
    expect(together).toEqual(alone);
    expect(await worker).toBe(GAMES - 2);
    expect(await shared.keep(dead.plan, together[0] as Played)).toBe(false);
    await shared.close();
  });

  test('the same plan again is over at once: its games are known', async () => {
    const again: Played[] = [];
    await simulateTogether(postgres.url, plan, {
      games: GAMES,
      jobs: 0,
      kept: null,
      onGame: (one) => again.push(one) < 0,
    });
    expect(again).toHaveLength(GAMES);
    const boss = new PgBoss({ connectionString: postgres.url, schema: 'assemble_jobs', supervise: false });
    await boss.start();
    expect(await boss.getQueueSize('games')).toBe(0);
    await boss.stop({ graceful: false });
  });
});

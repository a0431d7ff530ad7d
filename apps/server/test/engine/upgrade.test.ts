import type { Json, Replay } from '@assemble/kernel';
import type { MatchSummary } from '@assemble/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import type { Client, Connection } from '../player.ts';
import { createDatabase, postgresPatienceMs } from '../postgres.ts';
import { SETUPS } from '../real.ts';
import { ready } from '../toys.ts';
import { Release } from './releases.ts';

let before: Release;
let after: Release;
beforeAll(async () => {
  [before, after] = await Promise.all([Release.of('this'), Release.of('next')]);
}, postgresPatienceMs);
afterAll(() => {
  before.remove();
  after.remove();
});

const GAMES = Object.keys(SETUPS);
/** Enough for a snapshot where the match lasts that long when nobody thinks: heroes who do nothing lose soon. */
const decisionsOf = (game: string): number => (game === 'champions' ? 8 : 40);

async function opened(release: Release, url: string): Promise<House> {
  const house = await openHouse({ engine: release.engine(), url });
  onTestFinished(() => house.close().catch(() => {}));
  return house;
}

/** A match of Ann and Ben that is under way. */
async function begun(game: string, ann: Client, ben: Client): Promise<string> {
  const match = await ann.create({
    game,
    title: game,
    setup: SETUPS[game] ?? null,
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
  });
  await ben.join(match, 1, 'Ben');
  return match;
}

/** Decides for whoever is asked. */
async function playOn(both: readonly Connection[], decisions: number): Promise<void> {
  for (let i = 0; i < decisions; i++) {
    for (const one of both) await one.until(() => (one.update?.waiting.length ?? 0) > 0);
    const asked = both.find(({ update }) => (update?.asked.length ?? 0) > 0);
    if (asked === undefined) throw new Error('nobody is asked');
    const { n } = await asked.decide();
    await Promise.all(both.map((one) => one.until(() => (one.update?.n ?? 0) >= n)));
  }
}

/** One after the other, for where all play together the match goes on while somebody is there. */
async function giveUp(both: readonly Connection[]): Promise<void> {
  for (const [seat, one] of both.entries()) {
    if (one.update?.outcome != null) return;
    const { n = 0 } = one.update ?? {};
    one.say({ type: 'concede', seat });
    await Promise.all(both.map((each) => each.until(() => (each.update?.n ?? 0) > n)));
  }
}

/** Runs one statement in a database. */
async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const listed = async (client: Client): Promise<readonly MatchSummary[]> =>
  (await client.must<{ matches: MatchSummary[] }>('GET', '/api/me/matches')).matches;

/** A database with a running and a finished match of each game, that a release left behind. */
async function leftBehind() {
  const url = await createDatabase();
  const house = await opened(before, url);
  const [ann, ben] = [house.stranger(), house.stranger()];
  const running = new Map<string, string>();
  const finished = new Map<string, string>();
  for (const game of GAMES) {
    for (const into of [running, finished]) {
      const match = await begun(game, ann, ben);
      const both = [await ready(ann, match), await ready(ben, match)] as const;
      await playOn(both, decisionsOf(game));
      if (into === finished) {
        await giveUp(both);
      }
      into.set(game, match);
    }
  }
  const replays = new Map<string, Json>();
  for (const match of finished.values())
    replays.set(match, await ann.must<Json>('GET', `/api/replays/${match}`));
  await house.close();
  return { url, ann, ben, running, finished, replays };
}

describe('after an upgrade of rules and cards', () => {
  test('running matches go on with their engine, finished ones can be read, new ones have the new rules', async () => {
    const { url, running, finished, replays, ...people } = await leftBehind();
    const house = await opened(after, url);
    const [ann, ben] = [people.ann.at(house.base), people.ben.at(house.base)];
    expect((await listed(ann)).map(({ state }) => state).sort()).toEqual(
      [...GAMES.map(() => 'over'), ...GAMES.map(() => 'running')].sort(),
    );
    for (const [game, match] of running) {
      const both = [await ready(ann, match), await ready(ben, match)] as const;
      const { n = 0, undo } = both[0].update ?? {};
      expect(undo?.steps).toBe(decisionsOf(game));
      await playOn(both, 4);
      expect(both[0].update?.n).toBeGreaterThanOrEqual(n + 4);
      both[0].say({ type: 'look', at: 3 });
      await both[0].until(() => both[0].past?.at === 3);
    }
    for (const match of finished.values()) {
      expect(await ben.must('GET', `/api/replays/${match}`)).toEqual(replays.get(match));
      const at = await ready(ben, match);
      expect(at.update?.outcome?.reason).toBe('conceded');
    }
    const fresh = await begun('dice-masters', ann, ben);
    const both = [await ready(ann, fresh), await ready(ben, fresh)] as const;
    await playOn(both, 5);
    await giveUp(both);
    const { version } = await ann.must<Replay>('GET', `/api/replays/${fresh}`);
    expect(version).toMatch(/-next$/);
  }, 120_000);

  test('what has lost its engine is archived by name, and hides nothing', async () => {
    const { url, running, finished, replays, ...people } = await leftBehind();
    // As if the release before had not filed its engine.
    await run(url, 'delete from engines');
    const house = await opened(after, url);
    const ann = people.ann.at(house.base);
    const states = new Map((await listed(ann)).map(({ id, state }) => [id, state]));
    for (const match of running.values()) expect(states.get(match)).toBe('archived');
    const first = [...running.values()][0] ?? '';
    const at = await ann.open(first);
    await at.closed;
    expect(at.refusals[0]?.reasons[0]?.key).toBe('table.other-rules');
    for (const match of finished.values()) {
      expect(states.get(match)).toBe('over');
      expect(await ann.must('GET', `/api/replays/${match}`)).toEqual(replays.get(match));
      expect((await ready(ann, match)).update).toMatchObject({ outcome: { reason: 'conceded' } });
    }
    const exported = await ann.must<{ entries: { seat: number }[]; seed: null }>(
      'GET',
      `/api/matches/${first}/export`,
    );
    expect(exported).toMatchObject({ format: 'assemble/match', seed: null });
    expect(new Set(exported.entries.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect((await house.stranger().ask('GET', `/api/matches/${first}/export`)).status).toBe(404);
    const given = await ann.must<MatchSummary>('POST', `/api/matches/${first}/give-up`, {});
    expect(given.state).toBe('over');
    const whole = await ann.must<{ entries: unknown[]; seed: string }>('GET', `/api/matches/${first}/export`);
    expect(whole.entries.length).toBeGreaterThan(exported.entries.length);
    expect(whole.seed).toMatch(/^[0-9a-f]{32}$/);
    expect((await ann.ask('DELETE', `/api/matches/${first}`)).status).toBe(204);
    expect((await listed(ann)).some(({ id }) => id === first)).toBe(false);
    expect((await listed(people.ben.at(house.base))).some(({ id }) => id === first)).toBe(true);
  }, 120_000);
});

test('two servers of different releases hand matches over, in both directions', async () => {
  const url = await createDatabase();
  const [old, fresh] = [await opened(before, url), await opened(after, url)];
  const [ann, ben] = [old.stranger(), fresh.stranger()];
  for (const match of [await begun('champions', ann, ben), await begun('champions', ben, ann)]) {
    const both = [await ready(ann, match), await ready(ben, match)] as const;
    await playOn(both, 6);
    await both[1].close();
    // Ben goes on at the other server.
    const moved = await ready(ben.at(old.base), match);
    await playOn([both[0], moved], 3);
  }
}, 120_000);

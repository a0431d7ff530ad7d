// The word that each person puts into the dice.
import { type Replay, seedHash } from '@assemble/kernel';
import type { MatchSummary } from '@assemble/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Connection } from './player.ts';
import { ready } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ newSeed: () => 'the same seed for everybody' });
});
afterAll(() => house.close());

const me = { kind: 'me', name: 'Ann' } as const;
const setup = { format: 'first-game', first: 0 };

/** A match of Ann and Ben with their words, played a little and given up: its replay, and what came over Ann's wire. */
async function played(words: readonly [string, string]): Promise<{ replay: Replay; annAt: Connection }> {
  const [ann, ben] = [house.stranger(), house.stranger()];
  const match = await ann.create({ setup, seats: [me, { kind: 'open' }] });
  expect((await ann.ask('PUT', `/api/matches/${match}/seats/0/word`, { word: words[0] })).status).toBe(204);
  await ben.must('POST', `/api/matches/${match}/seats/1`, { name: 'Ben', word: words[1] });
  const annAt = await ready(ann, match);
  const benAt = await ready(ben, match);
  for (let i = 0; i < 6; i++) {
    const asked = [annAt, benAt].find(({ update }) => (update?.asked.length ?? 0) > 0);
    const { n } = (await asked?.decide()) ?? { n: 0 };
    await Promise.all([annAt, benAt].map((one) => one.until(() => (one.update?.n ?? 0) >= n)));
  }
  annAt.say({ type: 'concede', seat: 0 });
  await benAt.until(() => benAt.update?.outcome != null);
  return { replay: await ben.must<Replay>('GET', `/api/replays/${match}`), annAt };
}

test('changes them, whoever gave it; the host is bound to its part before, and all is published at the end', async () => {
  const first = await played(['red', 'blue']);
  const again = await played(['red', 'blue']);
  const other = await played(['red', 'green']);
  expect(first.replay.words).toEqual(['red', 'blue']);
  expect(again.replay.log).toEqual(first.replay.log);
  expect(other.replay.log).not.toEqual(first.replay.log);
  expect(first.replay.seedHash).toBe(seedHash('the same seed for everybody'));
  // While it was played nobody was told the words.
  const wire = first.annAt.texts.join();
  expect(wire).not.toContain('blue');
  expect(await house.stranger().ask('POST', '/api/replays', first.replay)).toMatchObject({ status: 201 });
});

test('is put in before the match begins, by the person of the seat, and in plain characters', async () => {
  const [ann, ben] = [house.stranger(), house.stranger()];
  const match = await ann.create({ setup, seats: [me, me] });
  const put = async (client: typeof ann, word: string): Promise<number> =>
    (await client.ask('PUT', `/api/matches/${match}/seats/0/word`, { word })).status;
  const summary = () => ann.must<MatchSummary>('GET', `/api/matches/${match}`);
  expect(await summary()).toMatchObject({ begun: false, seedHash: seedHash('the same seed for everybody') });
  expect(await put(ben, 'mine')).toBe(409);
  expect(await put(ann, 'x'.repeat(61))).toBe(400);
  expect(await put(ann, 'nul \u0000')).toBe(400);
  expect(await put(ann, 'a word')).toBe(204);
  await ready(ann, match);
  expect(await put(ann, 'too late')).toBe(409);
  expect(await summary()).toMatchObject({ begun: true });
  expect((await house.store.match(match))?.words).toEqual(['a word', '']);
});

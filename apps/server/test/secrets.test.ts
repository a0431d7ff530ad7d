// What one seat may not know never gets onto the wire of another: two matches that differ only in that must look the
// same there, byte for byte.
import { type Decision, History, type Json, type Match, stream } from '@assemble/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../src/rules.ts';
import { type House, openHouse } from './house.ts';
import type { Connection } from './player.ts';
import { battlefield, gameOf, playedTo, real, SETUPS, type UnderWay } from './real.ts';
import { longSetup, type Pair, ready, seatTwo, toy, toys } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ playable: { ...toys, games: { ...real.games, ...toys.games } } });
});
afterAll(() => house.close());

/** What came over a wire, without the id of the match. Rooms are told when there is time for it: the last one counts. */
const wire = ({ texts, match }: Connection): string => {
  const isRoom = (text: string): boolean => text.startsWith('{"type":"room"');
  const rest = texts.filter((text) => !isRoom(text));
  return [...rest, texts.filter(isRoom).at(-1)].join('\n').replaceAll(match, 'ID');
};

/** Plays the same in both matches and hands over what seat 1 and a spectator were sent. */
async function watched(
  change: Parameters<typeof seatTwo>[1],
  play: (pair: Pair) => Promise<void>,
  decisions: UnderWay['decisions'] = [],
): Promise<readonly [ben: string, watcher: string]> {
  const pair = await seatTwo(house, change, decisions);
  const watcher = await ready(house.stranger(), pair.match);
  await play(pair);
  // Everything that was said before has arrived once the answer to this has.
  for (const one of [pair.benAt, watcher]) {
    one.past = null;
    one.say({ type: 'room' });
    one.say({ type: 'look', at: 1 });
    await one.until(() => one.past !== null);
  }
  return [wire(pair.benAt), wire(watcher)];
}

/** Two seeds that deal seat 1 the same card, and seat 0 another. */
function twoSeeds(): readonly [string, string] {
  const cards = (seed: string): readonly number[] =>
    (History.start(toy, longSetup, seed).match.table as { cards: number[] }).cards;
  const first = 'seed 0';
  for (let i = 1; ; i++) {
    const other = `seed ${i}`;
    if (cards(other)[1] === cards(first)[1] && cards(other)[0] !== cards(first)[0]) return [first, other];
  }
}

describe('on the wire', () => {
  test('a hidden card looks like any other', async () => {
    const play = async ({ annAt, benAt }: Pair): Promise<void> => {
      await annAt.decide('wait');
      await benAt.until(() => benAt.update?.asked.length === 1);
      await benAt.decide('show');
      await annAt.until(() => annAt.update?.asked.length === 1);
      annAt.say({ type: 'undo', seat: 0, steps: 2 });
      await benAt.until(() => benAt.update?.takeBack != null);
      await benAt.refused({ type: 'decide', seat: 0, n: 1, answer: 'peek' });
      await annAt.decide('wait');
      await benAt.until(() => benAt.update?.asked.length === 1);
      await benAt.decide('wait');
    };
    const [one, other] = twoSeeds();
    const first = await watched({ seed: one }, play);
    const second = await watched({ seed: other }, play);
    expect(second).toEqual(first);
    expect(first.join()).not.toContain(one);
  });

  test('a card that is shown does differ: the comparison can fail', async () => {
    const play = async ({ annAt, benAt }: Pair): Promise<void> => {
      await annAt.decide('show');
      await benAt.until(() => benAt.update?.asked.length === 1);
    };
    const [one, other] = twoSeeds();
    expect(await watched({ seed: other }, play)).not.toEqual(await watched({ seed: one }, play));
  });

  test('a bid stays secret until both have bid', async () => {
    const bidding = (bid: number) =>
      watched({}, async ({ annAt, benAt }) => {
        await annAt.decide('bid');
        await annAt.decide(bid);
        await benAt.until(() => benAt.update?.n === 3);
      });
    expect(await bidding(7)).toEqual(await bidding(2));
  });

  const together =
    (key: string) =>
    (decision: Decision, match: Match<unknown>): boolean =>
      decision.ask.key === key && match.pending.length === 2;
  const leaders = ['expansions/nick-fury', 'mightiest/invincible-iron-man'];

  test.each<[what: string, underWay: () => UnderWay]>([
    ['a team of Dice Masters', () => playedTo('dice-masters', () => true, { format: 'tournament' })],
    ['a squad of Crisis Protocol', () => playedTo('crisis-protocol', together('ask.squad'))],
    [
      'a leadership of Crisis Protocol',
      () =>
        playedTo(
          'crisis-protocol',
          together('ask.leadership'),
          battlefield('shield', 'shield'),
          ({ ask }, answer) => {
            if (ask.key !== 'ask.squad') return true;
            const { characters, affiliation } = answer as { characters: string[]; affiliation: string };
            return affiliation === 'shield' && leaders.every((leader) => characters.includes(leader));
          },
        ),
    ],
  ])('%s chosen in secret stays so until both have chosen', async (_what, underWay) => {
    const { change, decisions, match } = underWay();
    const [decision] = match.pending;
    if (decision?.seat !== 0) throw new Error('seat 0 is not asked');
    const game = gameOf(change.game ?? '');
    const random = stream('secrets', 'choices');
    const one = game.sample(match, decision, random) as Json;
    let other = one;
    while (JSON.stringify(other) === JSON.stringify(one))
      other = game.sample(match, decision, random) as Json;
    const choosing = (answer: Json) =>
      watched(
        change,
        async ({ annAt, benAt }) => {
          await annAt.decide(answer);
          await benAt.until(() => benAt.update?.waiting.length === 1);
        },
        decisions,
      );
    expect(await choosing(other)).toEqual(await choosing(one));

    // Once both are revealed, nobody takes a choice back alone.
    const { annAt, benAt } = await seatTwo(house, change, decisions);
    await annAt.decide(one);
    await benAt.until(() => benAt.update?.waiting.length === 1);
    await benAt.decide();
    expect(benAt.update?.undo).toMatchObject({ toOwn: 1, consent: true });
    expect(benAt.update?.undo.barriers).not.toEqual([]);
  });

  test.each(Object.keys(SETUPS))(
    'neither the seed of a match of %s nor the state of chance is sent before the end',
    async (id) => {
      const seed = 'c0ffeec0ffeec0ffeec0ffeec0ffee00';
      const game = gameOf(id);
      const setup = SETUPS[id] ?? null;
      const pair = await seatTwo(house, { game: id, setup, rules: rulesOf(game), seed });
      const watcher = await ready(house.stranger(), pair.match);
      const { setup: first, shuffle, dice } = History.start(game, setup, seed).match.random;
      const keys = [first, shuffle, dice].map((one) => ('key' in one ? one.key : ''));
      for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
      for (let i = 0; i < 10; i++) {
        const one = [pair.annAt, pair.benAt].find(({ update }) => (update?.asked.length ?? 0) > 0);
        if (one === undefined) break;
        await one.decide();
      }
      const sent = [pair.annAt, pair.benAt, watcher].map(({ texts }) => texts.join()).join();
      expect(sent.length).toBeGreaterThan(10_000);
      const secrets = [seed, '"taken":', ...keys];
      expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
      for (const path of [`/api/matches/${pair.match}`, '/api/me/matches'])
        expect(JSON.stringify((await pair.ann.ask('GET', path)).body)).not.toContain(seed);
    },
  );
});

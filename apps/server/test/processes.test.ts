// Two processes on one PostgreSQL, as two servers: nothing but the database connects them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playable } from '../src/games.ts';
import { type House, openHouse } from './house.ts';
import { Player } from './player.ts';
import { createDatabase, postgresPatienceMs } from './postgres.ts';
import { deckOf, SETUPS } from './real.ts';
import { idOf, keepMatch, longSetup, type Pair, ready, toys } from './toys.ts';

const games = playable();
const options = {
  playable: { ...toys, games: { ...games.games, ...toys.games } },
  settings: { claimAfter: 300 },
};
let one: House;
let other: House;
beforeAll(async () => {
  const url = await createDatabase();
  [one, other] = await Promise.all([openHouse({ ...options, url }), openHouse({ ...options, url })]);
}, postgresPatienceMs);
afterAll(() => Promise.all([one.close(), other.close()]));

/** Ann at one process, Ben at the other. */
async function seatApart(change: Parameters<typeof keepMatch>[2] = {}): Promise<Pair> {
  const ann = one.stranger();
  const ben = other.stranger();
  const match = await keepMatch(one.store, [await idOf(ann), await idOf(ben)], change);
  const [annAt, benAt] = await Promise.all([ready(ann, match), ready(ben, match)]);
  return { match, ann, ben, annAt, benAt };
}

describe('two processes', () => {
  test('let two people play one match to the end', async () => {
    const ann = one.stranger();
    const ben = other.stranger();
    const match = await ann.create({ seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    const annAt = await ann.open(match);
    await ben.join(match, 1, 'Ben');
    const players = [new Player(annAt, 'ann'), new Player(await ben.open(match), 'ben')];
    await Promise.all(players.map(({ over }) => over));
    const kept = (await one.store.entries(match, 1)).map(({ body }) => body);
    const said = players.flatMap(({ acknowledged }) => acknowledged);
    expect(said).toHaveLength(kept.length);
    for (const { seat, n, answer } of said) expect(kept).toContainEqual({ type: 'decide', seat, n, answer });
    expect(await ben.must('GET', `/api/replays/${match}`)).toEqual(
      await ann.must('GET', `/api/replays/${match}`),
    );
  });

  test('know the same people, by the same cookie', async () => {
    const client = one.stranger();
    const id = await idOf(client);
    expect(await idOf(client.at(other.base))).toBe(id);
  });

  test('tell each other who is there, what is said, and how it goes on', async () => {
    const { annAt, benAt } = await seatApart();
    await annAt.until(() => annAt.room?.seats[1]?.here === true);
    await benAt.until(() => benAt.room?.seats[0]?.here === true);
    annAt.say({ type: 'phrase', phrase: 'hello' });
    await benAt.until(() => benAt.chat.length === 1);
    benAt.say({ type: 'chat', text: 'Hi' });
    await annAt.until(() => annAt.chat.length === 2);
    expect(annAt.chat).toEqual(benAt.chat);
    await annAt.decide('roll');
    await benAt.until(() => benAt.update?.asked.length === 1);
    annAt.say({ type: 'undo', seat: 0, steps: 1 });
    await benAt.until(() => benAt.update?.takeBack != null);
    benAt.say({ type: 'consent', seat: 1, request: benAt.update?.takeBack?.id ?? 0, yes: true });
    await annAt.until(() => annAt.update?.asked.length === 1);
    annAt.say({ type: 'concede', seat: 0 });
    await benAt.until(() => benAt.update?.outcome != null);
    annAt.say({ type: 'rematch', wish: 'yes' });
    await benAt.until(() => benAt.room?.seats[0]?.again === 'yes');
    expect(benAt.room).toMatchObject({ rematch: null, rematchNeeds: [1] });
    benAt.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.rematch != null);
    await benAt.until(() => benAt.room?.rematch === annAt.room?.rematch);
  });

  test('make one rematch of two who agree at the same moment', async () => {
    const { annAt, benAt } = await seatApart();
    annAt.say({ type: 'concede', seat: 0 });
    await benAt.until(() => benAt.update?.outcome != null);
    annAt.say({ type: 'rematch', wish: 'yes' });
    benAt.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.rematch != null);
    await benAt.until(() => benAt.room?.rematch === annAt.room?.rematch);
  });

  test('put what two people bring at the same moment into one set-up', async () => {
    const ann = one.stranger();
    const ben = other.stranger();
    const setup = SETUPS['champions'] ?? null;
    const match = await ann.create({
      game: 'champions',
      setup,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await ben.must('POST', `/api/matches/${match}/seats/1`, { name: 'Ben', ready: false });
    const [hulk, panther] = [deckOf('she-hulk'), deckOf('black-panther')];
    await Promise.all([
      ann.must('PUT', `/api/matches/${match}/seats/0/brings`, { what: hulk }),
      ben.must('PUT', `/api/matches/${match}/seats/1/brings`, { what: panther }),
    ]);
    expect((await one.store.match(match))?.setup).toEqual({ ...(setup as object), players: [hulk, panther] });
  });

  test('decide at the same moment, and one of them is first', async () => {
    const { ann, match, annAt } = await seatApart();
    const elsewhere = await ready(ann.at(other.base), match);
    const n = annAt.update?.asked[0]?.decision.n ?? 0;
    for (const [connection, answer] of [
      [annAt, 'wait'],
      [elsewhere, 'show'],
    ] as const)
      connection.say({ type: 'decide', seat: 0, n, answer });
    await Promise.all([annAt, elsewhere].map((each) => each.until(() => each.update?.n === 2)));
    await expect
      .poll(() =>
        [annAt, elsewhere].flatMap(({ refusals }) => refusals.map(({ reasons }) => reasons[0]?.key)),
      )
      .toEqual([expect.stringMatching(/^(table|kernel)\.stale$/)]);
    expect(await one.store.entries(match, 1)).toHaveLength(1);
    expect(elsewhere.update?.view).toEqual(annAt.update?.view);
  });

  test('let the players of a process that is gone go on at the other', async () => {
    const url = await createDatabase();
    const doomed = await openHouse({ ...options, url });
    const heir = await openHouse({ ...options, url });
    const ann = doomed.stranger();
    const ben = heir.stranger();
    const match = await ann.create({
      game: 'toy',
      setup: longSetup,
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'bot', bot: 'random', name: 'Bot' },
      ],
    });
    const watching = await ready(ben, match);
    const annAt = await ready(ann, match);
    await annAt.decide('wait');
    await annAt.until(() => annAt.update?.asked.length === 1);
    const { n } = annAt.update ?? { n: 0 };
    await doomed.close();
    await watching.until(() => watching.update?.n === n);
    const again = await ready(ann.at(heir.base), match);
    expect(again.update).toMatchObject({ n });
    await again.decide();
    await again.until(() => again.update?.asked.length === 1);
    await heir.close();
  });

  test('take over the bots of one that is gone', async () => {
    const url = await createDatabase();
    const doomed = await openHouse({ ...options, url, settings: { botPause: 60_000 } });
    const heir = await openHouse({ ...options, url });
    const ann = doomed.stranger();
    const id = await idOf(ann);
    const bot = { seat: 1, kind: 'bot', bot: 'random', person: null, name: 'Bot' } as const;
    const person = { seat: 0, kind: 'person', bot: null, person: id, name: 'Ann' } as const;
    const match = await keepMatch(doomed.store, [id], { seats: [person, bot] });
    const watching = await ready(heir.stranger(), match);
    const annAt = await ready(ann, match);
    await annAt.decide('wait');
    const { n } = annAt.update ?? { n: 0 };
    await watching.until(() => (watching.update?.n ?? 0) === n + 1);
    await Promise.all([doomed.close(), heir.close()]);
  });

  test('run one clock', async () => {
    const { annAt, benAt, match } = await seatApart({ clock: { bank: 1500, gain: 1000 } });
    await benAt.until(() => benAt.update?.asked.length === 1);
    expect(benAt.update?.clocks?.passed).toEqual([1, 0]);
    await annAt.until(() => annAt.update?.clocks?.passed[0] === 1);
    const kept = (await one.store.entries(match, 1)).map(({ body }) => (body as { type: string }).type);
    expect(kept.filter((type) => type === 'timeout')).toHaveLength(1);
  });
});

// Before a match: people sit down, bring what they play with, and say that they are ready.
import type * as mc from '@assemble/champions';
import * as dm from '@assemble/dice-masters';
import { type Json, stream } from '@assemble/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Client } from './player.ts';
import { battlefield, deckOf, SETUPS } from './real.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Table {
  readonly match: string;
  readonly ann: Client;
  readonly ben: Client;
}

/** Ann's table; Ben sits at it and is not ready yet. */
async function waiting(game: string, setup: Json): Promise<Table> {
  const [ann, ben] = [house.stranger(), house.stranger()];
  const match = await ann.create({
    game,
    setup,
    seats: [{ kind: 'me', name: 'Ann', locale: 'es' }, { kind: 'open' }],
  });
  await ben.must('POST', `/api/matches/${match}/seats/1`, { name: 'Ben', ready: false, locale: 'de' });
  return { match, ann, ben };
}

const bring = (client: Client, match: string, seat: number, what: unknown) =>
  client.ask('PUT', `/api/matches/${match}/seats/${seat}/brings`, { what });
const say = (client: Client, match: string, seat: number, ready: boolean) =>
  client.ask('PUT', `/api/matches/${match}/seats/${seat}/ready`, { ready });
const kept = async (match: string) => {
  const record = await house.store.match(match);
  if (record === null) throw new Error('the match is gone');
  return record;
};
const playersOf = async (match: string): Promise<readonly Json[]> =>
  ((await kept(match)).setup as { players: readonly Json[] }).players;
const champions = (): Json => SETUPS['champions'] ?? null;

describe('a full table', () => {
  test('begins when the last one is ready, and tells who is not, and what everybody reads', async () => {
    const { match, ann, ben } = await waiting('champions', champions());
    const annAt = await ann.open(match);
    await annAt.until(() => annAt.room !== null);
    expect(annAt.room).toMatchObject({
      state: 'open',
      setup: champions(),
      seats: [
        { ready: true, locale: 'es' },
        { ready: false, locale: 'de' },
      ],
    });
    expect((await say(ann, match, 0, false)).status).toBe(200);
    await say(ben, match, 1, true);
    await annAt.until(() => annAt.room?.seats[1]?.ready === true);
    expect((await kept(match)).state).toBe('open');
    await say(ann, match, 0, true);
    await annAt.until(() => annAt.update !== null);
    expect(annAt.room).toMatchObject({ state: 'running', setup: null });
    expect((await say(ben, match, 1, false)).status).toBe(409);
  });

  test('waits for nobody who does not say otherwise', async () => {
    const [ann, ben] = [house.stranger(), house.stranger()];
    const match = await ann.create({ seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    await ben.join(match, 1, 'Ben');
    expect((await kept(match)).state).toBe('running');
  });

  test('is nobody else’s to speak for', async () => {
    const { match, ann } = await waiting('champions', champions());
    expect((await say(ann, match, 1, true)).body).toMatchObject({ key: 'seat.not-yours' });
    expect((await say(house.stranger(), match, 1, true)).status).toBe(409);
    expect((await bring(ann, match, 1, deckOf('iron-man'))).body).toMatchObject({ key: 'seat.not-yours' });
    expect((await kept(match)).state).toBe('open');
  });
});

describe('a guest', () => {
  test('picks a hero and a deck, changes them, and the match is played with them', async () => {
    const { match, ben } = await waiting('champions', champions());
    expect((await bring(ben, match, 1, deckOf('she-hulk'))).status).toBe(200);
    expect((await bring(ben, match, 1, deckOf('iron-man'))).status).toBe(200);
    expect(await playersOf(match)).toEqual([deckOf('spider-man'), deckOf('iron-man')]);
    await say(ben, match, 1, true);
    const at = await ben.open(match);
    await at.until(() => at.update !== null);
    const view = at.update?.view as mc.View | undefined;
    const identity = view?.play.find(({ id }) => id === view.players[1]?.identity);
    expect(identity?.card).toBe((deckOf('iron-man') as { identity: string }).identity);
    expect((await bring(ben, match, 1, deckOf('she-hulk'))).status).toBe(409);
  });

  test('is asked again after a change; who plays along need not be', async () => {
    const { match, ann, ben } = await waiting('champions', champions());
    await say(ann, match, 0, false);
    await say(ben, match, 1, true);
    await bring(ben, match, 1, deckOf('she-hulk'));
    expect((await kept(match)).seats.map(({ ready }) => ready)).toEqual([false, false]);
    await say(ann, match, 0, true);
    await bring(ben, match, 1, deckOf('iron-man'));
    expect((await kept(match)).seats.map(({ ready }) => ready)).toEqual([true, false]);
  });

  test('brings nothing that the rules refuse, and nothing forged', async () => {
    const { match, ben } = await waiting('champions', champions());
    const hulk = deckOf('she-hulk') as { identity: string; cards: Record<string, number> };
    const forged: readonly unknown[] = [
      deckOf('spider-man'), // Ann's hero
      { ...hulk, cards: {} },
      { ...hulk, cards: { ...hulk.cards, 'core/52': 40 } },
      { ...hulk, identity: 'core/999' },
      { ...hulk, villain: 'klaw' },
      'she-hulk',
      [],
    ];
    for (const what of forged) {
      const answer = await bring(ben, match, 1, what);
      expect([what, answer.status, answer.body]).toEqual([
        what,
        422,
        expect.objectContaining({ key: 'match.setup', error: expect.stringMatching(/^MC-/) }),
      ]);
    }
    expect((await bring(ben, match, 1, null)).body).toMatchObject({ key: 'seat.nothing-to-bring' });
    expect((await kept(match)).setup).toEqual(champions());
  });

  test('of Crisis Protocol brings a roster, and who plays against it is asked again', async () => {
    const { match, ben } = await waiting('crisis-protocol', battlefield('avengers', 'cabal'));
    const other = (battlefield('cabal', 'avengers') as { rosters: readonly Json[] }).rosters[1];
    expect((await bring(ben, match, 1, other)).status).toBe(200);
    expect((await kept(match)).setup).toMatchObject({ rosters: [other, other] });
    expect((await kept(match)).seats.map(({ ready }) => ready)).toEqual([false, false]);
    expect((await bring(ben, match, 1, { characters: [], tactics: [], crises: [] })).status).toBe(422);
  });

  test('of Dice Masters brings a team, where teams are not chosen in secret', async () => {
    const { match, ben } = await waiting('dice-masters', { format: 'first-game', first: 0 });
    expect((await bring(ben, match, 1, {})).body).toMatchObject({ key: 'seat.nothing-to-bring' });
    const secret = await waiting('dice-masters', { format: 'basic', teams: [null, null] });
    expect((await bring(secret.ben, secret.match, 1, {})).body).toMatchObject({
      key: 'seat.nothing-to-bring',
    });
    const content = new dm.Content(dm.CARDS);
    const [one, two] = ['one', 'two'].map((seed) =>
      dm.randomTeam(content, dm.FORMATS.basic, stream(seed, 'teams')),
    );
    const open = await waiting('dice-masters', { format: 'basic', teams: [one, one] as unknown as Json });
    expect((await bring(open.ben, open.match, 1, two)).status).toBe(200);
    expect((await kept(open.match)).setup).toMatchObject({ teams: [one, two] });
    expect(
      (await bring(open.ben, open.match, 1, { ...two, basicActions: ['avx/hulk-jade-giant'] })).status,
    ).toBe(422);
  });
});

describe('a bot', () => {
  test('is seated by whoever opened the table, on an open seat', async () => {
    const ann = house.stranger();
    const match = await ann.create({ seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    const seat = (client: Client, bot: string, at = 1) =>
      client.ask('PUT', `/api/matches/${match}/seats/${at}/bot`, { bot, name: 'Bot' });
    expect((await seat(house.stranger(), 'greedy')).status).toBe(409);
    expect((await seat(ann, 'oracle')).status).toBe(422);
    expect((await seat(ann, 'greedy', 0)).status).toBe(409);
    expect((await seat(ann, 'greedy')).status).toBe(200);
    expect(await kept(match)).toMatchObject({
      state: 'running',
      seats: [{}, { kind: 'bot', bot: 'greedy' }],
    });
  });
});

test.each(Object.entries(SETUPS))(
  'a match of %s is played again by both who want it',
  async (game, setup) => {
    const [ann, ben] = [house.stranger(), house.stranger()];
    const match = await ann.create({ game, setup, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    await ben.join(match, 1, 'Ben');
    const [annAt, benAt] = await Promise.all([ann.open(match), ben.open(match)]);
    for (const [seat, at] of [annAt, benAt].entries()) {
      await at.until(() => at.update !== null);
      at.say({ type: 'concede', seat });
    }
    await annAt.until(() => annAt.room?.state === 'over');
    for (const at of [annAt, benAt]) at.say({ type: 'rematch', wish: 'yes' });
    await annAt.until(() => annAt.room?.rematch != null);
    expect(annAt.refusals.concat(benAt.refusals).map(({ reasons }) => reasons[0]?.key)).not.toContain(
      'table.no-rematch',
    );
  },
);

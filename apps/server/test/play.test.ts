import { parseReplay, type Replay, verifyReplay } from '@assemble/kernel';
import type { Me, Probed, Region } from '@assemble/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playable } from '../src/games.ts';
import { type House, openHouse } from './house.ts';
import { Player } from './player.ts';
import { idOf, keepMatch, longSetup, ready, seatTwo, toy, toys } from './toys.ts';

const diceMasters = playable();
let house: House;
beforeAll(async () => {
  house = await openHouse({
    playable: {
      ...toys,
      games: { ...diceMasters.games, ...toys.games, quiet: { ...toy, silence: () => 'TOY-1' } },
    },
  });
});
afterAll(() => house.close());

const keys = ({ reasons }: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  reasons.map(({ key }) => key);

describe('a match', () => {
  test('of two people is played to the end; everything acknowledged is kept, and the replay holds', async () => {
    const ann = house.stranger();
    const ben = house.stranger();
    const match = await ann.create({ seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
    const annAt = await ann.open(match);
    await annAt.until(() => annAt.room?.state === 'open');
    await ben.join(match, 1, 'Ben');
    const benAt = await ben.open(match);
    const players = [new Player(annAt, 'ann'), new Player(benAt, 'ben')];
    await Promise.all(players.map(({ over }) => over));
    await annAt.until(() => annAt.room?.state === 'over');

    const kept = (await house.store.entries(match, 1)).map(({ body }) => body);
    const said = players.flatMap(({ acknowledged }) => acknowledged);
    expect(said).toHaveLength(kept.length);
    for (const { seat, n, answer } of said) expect(kept).toContainEqual({ type: 'decide', seat, n, answer });
    const replay = await ben.must<Replay>('GET', `/api/replays/${match}`);
    const game = diceMasters.games['dice-masters'];
    if (game === undefined) throw new Error('no game');
    expect(verifyReplay(game, parseReplay(JSON.stringify(replay)))).toEqual([]);
    expect(replay.decisions).toHaveLength(kept.length);
    expect(replay.outcome).toEqual(annAt.update?.outcome);
    expect((await house.store.match(match))?.outcome).toEqual(replay.outcome);
  });

  test('against a bot goes on by itself', async () => {
    const ann = house.stranger();
    const match = await ann.create({
      game: 'toy',
      setup: { life: 6, charms: [] },
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'bot', bot: 'random', name: 'Bot' },
      ],
    });
    const player = new Player(await ann.open(match), 'ann');
    await player.over;
    const seats = (await house.store.entries(match, 1)).map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  });

  test('against a bot cannot be held up by idle messages', async () => {
    const own = await openHouse({ playable: toys, settings: { botPause: 300 } });
    const ann = own.stranger();
    const match = await ann.create({
      game: 'toy',
      setup: longSetup,
      seats: [
        { kind: 'bot', bot: 'random', name: 'Bot' },
        { kind: 'me', name: 'Ann' },
      ],
    });
    const watcher = await ready(own.stranger(), match);
    const noise = setInterval(() => watcher.say({ type: 'snapshot' }), 20);
    await watcher.until(() => watcher.update?.n === 2);
    clearInterval(noise);
    await own.close();
  });

  test('begins for those who wait at it when the last seat is taken', async () => {
    const ann = house.stranger();
    const match = await ann.create({
      game: 'toy',
      setup: longSetup,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    const annAt = await ann.open(match);
    await annAt.until(() => annAt.room !== null);
    expect(annAt.update).toBe(null);
    expect(keys(await annAt.refused({ type: 'decide', seat: 0, n: 1, answer: 'wait' }))).toEqual([
      'table.not-begun',
    ]);
    const ben = house.stranger();
    await idOf(ben);
    const benAt = await ben.open(match);
    await benAt.until(() => benAt.room?.spectators === 1);
    await ben.join(match, 1, 'Ben');
    await annAt.until(() => annAt.update !== null);
    expect(annAt.room).toMatchObject({ state: 'running', yours: [0], owner: true });
    await benAt.until(() => benAt.room?.yours.length === 1 && benAt.update !== null);
    expect(benAt.room).toMatchObject({ yours: [1], owner: false, spectators: 0 });
  });

  test('lets only the seat that is asked try an answer, and tells nobody else', async () => {
    const { match, annAt, benAt } = await seatTwo(house);
    await annAt.decide('bid');
    await benAt.until(() => benAt.update?.n === annAt.update?.n);
    const [asked] = annAt.update?.asked ?? [];
    const n = asked?.decision.n ?? -1;
    const region = annAt.next<Region>(({ type }) => type === 'region');
    annAt.say({ type: 'region', seat: 0, n });
    expect(await region).toMatchObject({ n, region: { but: 4 } });
    const probed = annAt.next<Probed>(({ type }) => type === 'probed');
    annAt.say({ type: 'probe', seat: 0, n, answer: 4 });
    expect(await probed).toMatchObject({
      n,
      answer: 4,
      verdict: { yes: false, reasons: [{ rule: 'TOY-BID-FOUR' }] },
      preview: { left: expect.any(Number) },
    });
    const watcher = await ready(house.stranger(), match);
    for (const other of [benAt, watcher]) {
      expect(keys(await other.refused({ type: 'probe', seat: 0, n, answer: 1 }))).toEqual([
        'table.not-your-seat',
      ]);
      expect(keys(await other.refused({ type: 'region', seat: 0, n }))).toEqual(['table.not-your-seat']);
      expect(other.texts.join()).not.toMatch(/probed|region/);
    }
    expect((await house.store.entries(match, 1)).map(({ body }) => body)).toHaveLength(1);
  });

  test('is given up by one, and won by the other', async () => {
    const { ann, annAt, benAt, match } = await seatTwo(house);
    await annAt.decide('wait');
    benAt.say({ type: 'concede', seat: 1 });
    await annAt.until(() => annAt.update?.outcome != null);
    expect(annAt.update?.outcome).toMatchObject({ winners: [0], reason: 'conceded' });
    expect(await house.store.match(match)).toMatchObject({ state: 'over', outcome: { winners: [0] } });
    expect(keys(await annAt.refused({ type: 'undo', seat: 0, steps: 1 }))).toEqual(['kernel.match-over']);
    const replay = await ann.must<Replay>('GET', `/api/replays/${match}`);
    expect(verifyReplay(toy, parseReplay(JSON.stringify(replay)))).toEqual([]);
    expect(replay.decisions).toHaveLength(1);
  });
});

describe('a message', () => {
  test('that is stale, sent twice, out of turn or forged changes nothing, and gets the question again', async () => {
    const { annAt, benAt, match } = await seatTwo(house);
    const asked = annAt.update?.asked[0];
    const n = asked?.decision.n ?? -1;
    const stranger = await ready(house.stranger(), match);
    expect(stranger.room).toMatchObject({ yours: [], spectators: 1 });
    expect(stranger.update?.asked).toEqual([]);

    expect(keys(await benAt.refused({ type: 'decide', seat: 1, n, answer: 'wait' }))).toEqual([
      'kernel.not-your-decision',
    ]);
    for (const forger of [benAt, stranger])
      for (const seat of [0, 7])
        expect(keys(await forger.refused({ type: 'decide', seat, n, answer: 'wait' }))).toEqual([
          'table.not-your-seat',
        ]);
    for (const message of [
      { type: 'concede', seat: 0 },
      { type: 'undo', seat: 0, steps: 1 },
      { type: 'redo', seat: 0 },
      { type: 'consent', seat: 0, request: 1, yes: true },
      { type: 'claim', seat: 0, absent: 0, how: 'end' },
      { type: 'return', seat: 0 },
    ] as const)
      expect(keys(await stranger.refused(message))).toEqual(['table.not-your-seat']);
    const illegal = await annAt.refused({ type: 'decide', seat: 0, n, answer: 'fly' });
    expect(keys(illegal)).toEqual(['kernel.not-offered']);
    expect(illegal.asked).toEqual([asked]);
    expect(await house.store.entries(match, 1)).toEqual([]);

    await annAt.decide('wait', asked);
    const twice = await annAt.refused({ type: 'decide', seat: 0, n, answer: 'wait' });
    expect(keys(twice)).toEqual(['kernel.stale']);
    expect(twice.n).toBe(annAt.update?.n);
    expect(await house.store.entries(match, 1)).toHaveLength(1);
  });

  test('can ask for the whole table again, and for how it was', async () => {
    const { annAt, benAt } = await seatTwo(house);
    await annAt.decide('show');
    await benAt.until(() => benAt.update?.asked.length === 1);
    expect(benAt.update).toMatchObject({ since: 1, whole: false, n: 2 });
    benAt.say({ type: 'snapshot' });
    await benAt.until(() => benAt.update?.whole === true);
    expect(benAt.update).toMatchObject({ since: null, n: 2 });
    benAt.say({ type: 'look', at: 0 });
    await benAt.until(() => benAt.past !== null);
    expect(benAt.past).toMatchObject({ at: 0, seat: 1, view: { cards: [null, expect.any(Number)] } });
  });
});

describe('a connection', () => {
  test('that breaks is taken up where it was, by the same person only', async () => {
    const { ann, annAt, benAt, match } = await seatTwo(house);
    await annAt.decide('wait');
    await annAt.close('cut');
    await benAt.until(() => benAt.room?.seats[0]?.here === false);
    await benAt.decide('wait');
    const again = await ready(ann, match);
    expect(again.update).toMatchObject({ whole: true, n: 3 });
    expect(again.update?.asked[0]?.decision.seat).toBe(0);
    expect(again.room).toMatchObject({ yours: [0] });
    await benAt.until(() => benAt.room?.seats[0]?.here === true);
    await again.decide('wait');
    await benAt.until(() => benAt.update?.n === 4);
  });

  test('shows one person in two places the same', async () => {
    const { ann, annAt, match } = await seatTwo(house);
    const second = await ready(ann, match);
    await second.decide('wait');
    await annAt.until(() => annAt.update?.n === 2);
    await second.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(annAt.room?.seats[0]?.here).toBe(true);
  });

  test('from the page of somebody else, or to no match, is not made', async () => {
    const { match, ann } = await seatTwo(house);
    await expect(ann.open(match, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(ann.open('nothing')).rejects.toThrow('404');
    const own = await ann.open(match, { origin: house.base });
    await own.close();
  });

  test('with a forged cookie is a spectator’s', async () => {
    const { match, ann } = await seatTwo(house);
    const forged = await house.stranger().open(match, { cookie: `${ann.cookie}x` });
    await forged.until(() => forged.room !== null);
    expect(forged.room?.yours).toEqual([]);
  });
});

describe('taking back', () => {
  test('is free where nothing was learned, across a barrier the other has to agree', async () => {
    const { annAt, benAt } = await seatTwo(house);
    await annAt.decide('wait');
    await benAt.until(() => benAt.update?.asked.length === 1);
    annAt.say({ type: 'undo', seat: 0, steps: 1 });
    await annAt.until(() => annAt.update?.asked.length === 1);
    expect(annAt.update).toMatchObject({ n: 3, takeBack: null, practice: false, whole: true });

    await annAt.decide('roll');
    annAt.say({ type: 'undo', seat: 0, steps: 1 });
    await benAt.until(() => benAt.update?.takeBack != null);
    expect(benAt.update?.takeBack).toMatchObject({ seat: 0, steps: 1, open: [1] });
    const request = benAt.update?.takeBack?.id ?? 0;
    expect(keys(await annAt.refused({ type: 'consent', seat: 0, request, yes: true }))).toEqual([
      'table.nothing-to-agree',
    ]);
    expect(keys(await benAt.refused({ type: 'consent', seat: 1, request: request + 1, yes: true }))).toEqual([
      'table.other-request',
    ]);
    benAt.say({ type: 'consent', seat: 1, request, yes: true });
    await annAt.until(() => annAt.update?.asked.length === 1);
    expect(annAt.update).toMatchObject({ takeBack: null, practice: false, undo: { steps: 0 } });
  });

  test('can be refused, and is off once somebody decides', async () => {
    const { annAt, benAt } = await seatTwo(house);
    await annAt.decide('roll');
    annAt.say({ type: 'undo', seat: 0, steps: 1 });
    await benAt.until(() => benAt.update?.takeBack != null);
    benAt.say({ type: 'consent', seat: 1, request: benAt.update?.takeBack?.id ?? 0, yes: false });
    await annAt.until(() => annAt.update?.takenBack?.refusedBy === 1);
    expect(keys(await annAt.refused({ type: 'undo', seat: 0, steps: 1 }))).toEqual(['table.refused-before']);
    await benAt.decide('roll');
    await annAt.until(() => annAt.update?.undo.steps === 2);
    benAt.say({ type: 'undo', seat: 1, steps: 1 });
    await annAt.until(() => annAt.update?.takeBack != null);
    await annAt.decide('wait');
    await benAt.until(() => benAt.update?.takeBack === null);
    expect(benAt.update?.undo.steps).toBe(3);
  });
});

describe('the chat', () => {
  test('reaches everybody, says who speaks, and is there for those who come later', async () => {
    const { annAt, benAt, match } = await seatTwo(house);
    const watcher = house.stranger();
    await watcher.must('PUT', '/api/me', { name: 'Cleo' });
    const watching = await ready(watcher, match);
    annAt.say({ type: 'chat', text: ' Good luck! ' });
    await benAt.until(() => benAt.chat.length === 1);
    watching.say({ type: 'phrase', phrase: 'hello' });
    await benAt.until(() => benAt.chat.length === 2);
    expect(benAt.chat).toMatchObject([
      { n: 0, name: 'Ann', seat: 0, text: 'Good luck!', phrase: null },
      { n: 1, name: 'Cleo', seat: null, text: null, phrase: 'hello' },
    ]);
    // Under another name one is still the same person, and others do not learn who that is.
    const { id } = await watcher.must<Me>('PUT', '/api/me', { name: 'Clea' });
    const renamed = await ready(watcher, match);
    renamed.say({ type: 'phrase', phrase: 'oops' });
    await benAt.until(() => benAt.chat.length === 3);
    const [anns, cleos, cleas] = benAt.chat.map(({ who }) => who);
    expect(cleas).toBe(cleos);
    expect(new Set([anns, cleos, id]).size).toBe(3);
    const late = await house.stranger().open(match);
    await late.until(() => late.chat.length === 3);
    expect(late.chat).toEqual(benAt.chat);
    expect(keys(await late.refused({ type: 'chat', text: 'Who am I?' }))).toEqual(['chat.nobody']);
  });

  test('is closed while a rule of the game forbids to consult', async () => {
    const { annAt } = await seatTwo(house, { game: 'quiet' });
    for (const line of [
      { type: 'chat', text: 'Psst' },
      { type: 'phrase', phrase: 'hello' },
    ] as const)
      expect((await annAt.refused(line)).reasons).toMatchObject([{ key: 'chat.silence', rule: 'TOY-1' }]);
    expect(annAt.chat).toEqual([]);
  });

  test('is not for floods', async () => {
    const own = await openHouse({ playable: toys, settings: { messageRate: 10 } });
    const { annAt, benAt } = await seatTwo(own);
    for (let i = 0; i < 8; i++) annAt.say({ type: 'chat', text: `line ${i}` });
    await annAt.until(() => annAt.refusals.length === 3);
    expect(annAt.refusals.flatMap(keys)).toEqual(['chat.too-fast', 'chat.too-fast', 'chat.too-fast']);
    await benAt.until(() => benAt.chat.length === 5);
    await annAt.decide('wait');
    await own.close();
  });
});

test('a match of other rules is not touched', async () => {
  const ann = house.stranger();
  const id = await idOf(ann);
  const match = await keepMatch(house.store, [id, id], { rules: '0 other' });
  const connection = await ann.open(match);
  expect(await connection.closed).toBe(1008);
  expect(connection.refusals.flatMap(keys)).toEqual(['table.other-rules']);
  expect(toy.version).not.toBe('0');
});

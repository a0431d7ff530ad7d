import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import type { Entry, NewMatch, Store } from '../../src/storage/store.ts';
import { postgresPatienceMs } from '../postgres.ts';
import { engines, newMatch, opened } from './engines.ts';

const entry = (body: unknown, at = 1): Entry => ({ seat: 0, body, at });

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** How many of the answers are each. */
const tally = (answers: readonly unknown[], answer: unknown): number =>
  answers.filter((each) => each === answer).length;

describe.each(engines)('a store on $name', ({ place }) => {
  // One for all tests, because making one takes a while on PostgreSQL.
  let store: Store;
  beforeAll(async () => {
    const clean: (() => void)[] = [];
    store = await openStore(await place((each) => clean.push(each)));
    return async () => {
      await store.close();
      for (const each of clean) each();
    };
  }, postgresPatienceMs);

  const newOwner = async () => (await store.createGuest('Ann')).id;
  const withMatch = async (change: Partial<NewMatch> = {}) => {
    const owner = await newOwner();
    const id = await store.createMatch(newMatch(owner, change));
    return { owner, id };
  };
  const threeSeats = (owner: string): Partial<NewMatch> => ({
    seats: [
      { seat: 0, kind: 'person', bot: null, person: owner, name: 'Ann' },
      { seat: 1, kind: 'open', bot: null, person: null, name: '' },
      { seat: 2, kind: 'open', bot: null, person: null, name: '' },
    ],
  });

  test('keeps a match as it was created', async () => {
    const owner = await newOwner();
    const before = Date.now();
    const made = newMatch(owner, { clock: { turn: 60 }, visibility: 'link' });
    const id = await store.createMatch(made);
    const match = await store.match(id);
    expect(match).toEqual({
      ...made,
      id,
      state: 'open',
      createdAt: expect.any(Number),
      changedAt: match?.createdAt,
      outcome: null,
      waitedFor: null,
      words: null,
      seats: made.seats.map((seat) => ({ ...seat, seenAt: null, ready: true, locale: null, again: null })),
    });
    expect(match?.createdAt).toBeGreaterThanOrEqual(before);
    expect(await store.match('nobody')).toBeNull();
  });

  test('starts a match without open seats at once', async () => {
    const owner = await newOwner();
    const [mine] = newMatch(owner).seats;
    if (!mine) throw new Error('the match has no seat');
    const bot = { seat: 1, kind: 'bot', bot: 'greedy', person: null, name: 'Greedy' } as const;
    const id = await store.createMatch(newMatch(owner, { seats: [mine, bot] }));
    expect(await store.match(id)).toMatchObject({ state: 'running', seats: [mine, bot] });
  });

  test('makes a match whole or not at all', async () => {
    const owner = await newOwner();
    const [seat] = newMatch(owner).seats;
    if (!seat) throw new Error('the match has no seat');
    const broken = newMatch(owner, { game: 'broken', seats: [seat, seat] });
    await expect(store.createMatch(broken)).rejects.toThrow();
    expect(await store.lobby({ game: 'broken', limit: 10 })).toEqual([]);
  });

  test('lists public matches that are not over, the last changed first, by game', async () => {
    const store = await opened(await place());
    const { id: owner } = await store.createGuest('Ann');
    const make = (change: Partial<NewMatch>) => store.createMatch(newMatch(owner, change));
    const early = await make({ title: 'early' });
    const late = await make({ title: 'late' });
    const other = await make({ game: 'champions' });
    const over = await make({ title: 'over' });
    await make({ visibility: 'link' });
    const now = Date.now();
    await store.append(early, 1, entry('x', now + 1000));
    await store.append(other, 1, entry('x', now + 2000));
    await store.append(late, 1, entry('x', now + 3000));
    await store.append(over, 1, entry('x', now + 4000), { end: { outcome: {}, recording: null } });
    const ids = async (query: { game?: string; limit: number }) =>
      (await store.lobby(query)).map(({ id }) => id);
    expect(await ids({ limit: 10 })).toEqual([late, other, early]);
    expect(await ids({ limit: 2 })).toEqual([late, other]);
    expect(await ids({ game: 'dice-masters', limit: 10 })).toEqual([late, early]);
    const [first] = await store.lobby({ limit: 1 });
    expect(first?.seats.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'person'],
      [1, 'open'],
    ]);
  });

  test('lists the matches of a person, over ones too', async () => {
    const owner = await newOwner();
    const guest = (await store.createGuest('Bob')).id;
    const first = await store.createMatch(newMatch(owner, { visibility: 'link' }));
    const second = await store.createMatch(newMatch(owner));
    await store.createMatch(newMatch(owner));
    await store.takeSeat(first, 1, { person: guest, name: 'Bob' });
    await store.takeSeat(second, 1, { person: guest, name: 'Bob' });
    const now = Date.now();
    await store.append(second, 1, entry('x', now + 1000));
    await store.append(first, 1, entry('x', now + 2000), { end: { outcome: {}, recording: null } });
    const ids = async (limit: number) => (await store.matchesOf(guest, limit)).map(({ id }) => id);
    expect(await ids(10)).toEqual([first, second]);
    expect(await ids(1)).toEqual([first]);
    expect(await store.matchesOf(owner, 10)).toHaveLength(3);
  });

  test('has one rematch for each match, also when two ask at once', async () => {
    const { owner, id } = await withMatch();
    const rematch = newMatch(owner, { game: 'rematched', rematchOf: id, title: 'again' });
    const answers = await Promise.all(numbers(1, 10).map(() => store.createMatch(rematch)));
    expect(new Set(answers).size).toBe(1);
    expect(await store.createMatch(rematch)).toBe(answers[0]);
    expect(await store.rematch(id)).toEqual({ id: answers[0], owner });
    expect(await store.rematch(answers[0] ?? '')).toBeNull();
    expect(await store.match(answers[0] ?? '')).toMatchObject({ title: 'again', rematchOf: id });
    expect(await store.lobby({ game: 'rematched', limit: 10 })).toHaveLength(1);
  });

  describe('seats', () => {
    test('are taken by one of many, and the last one starts the match', async () => {
      const { id } = await withMatch();
      const people = await Promise.all(numbers(1, 20).map((n) => store.createGuest(`guest ${n}`)));
      const answers = await Promise.all(
        people.map((each) => store.takeSeat(id, 1, { person: each.id, name: each.name })),
      );
      expect(tally(answers, 'ok')).toBe(1);
      expect(tally(answers, 'taken')).toBe(19);
      const winner = people[answers.indexOf('ok')];
      const match = await store.match(id);
      expect(match?.state).toBe('running');
      expect(match?.seats[1]).toMatchObject({ kind: 'person', person: winner?.id, name: winner?.name });
    });

    test('start the match when the last two are taken at once', async () => {
      const owner = await newOwner();
      const [bob, cy] = await Promise.all([store.createGuest('Bob'), store.createGuest('Cy')]);
      for (let round = 0; round < 10; round++) {
        const id = await store.createMatch(newMatch(owner, threeSeats(owner)));
        const taken = [
          store.takeSeat(id, 1, { person: bob.id, name: 'Bob' }),
          store.takeSeat(id, 2, { person: cy.id, name: 'Cy' }),
        ];
        expect(await Promise.all(taken)).toEqual(['ok', 'ok']);
        expect((await store.match(id))?.state).toBe('running');
      }
    });

    test('are taken twice by the same person without harm', async () => {
      const { id } = await withMatch();
      const { id: bob } = await store.createGuest('Bob');
      expect(await store.takeSeat(id, 1, { person: bob, name: 'Bob' })).toBe('ok');
      expect(await store.takeSeat(id, 1, { person: bob, name: 'Bob' })).toBe('ok');
    });

    test('are gone where there is none or the match is over', async () => {
      const { id } = await withMatch();
      const { id: bob } = await store.createGuest('Bob');
      expect(await store.takeSeat(id, 7, { person: bob, name: 'Bob' })).toBe('gone');
      expect(await store.takeSeat('nowhere', 1, { person: bob, name: 'Bob' })).toBe('gone');
      await store.append(id, 1, entry('called off'), { end: { outcome: null, recording: null } });
      expect(await store.takeSeat(id, 1, { person: bob, name: 'Bob' })).toBe('gone');
    });

    test('are left while the match is open, by who has them', async () => {
      const owner = await newOwner();
      const id = await store.createMatch(newMatch(owner, threeSeats(owner)));
      const { id: bob } = await store.createGuest('Bob');
      await store.takeSeat(id, 1, { person: bob, name: 'Bob' });
      expect(await store.leaveSeat(id, 1, owner)).toBe('gone');
      expect(await store.leaveSeat(id, 1, bob)).toBe('ok');
      const nothing = { bot: null, person: null, seenAt: null, locale: null, again: null };
      const open = { ...nothing, seat: 1, kind: 'open', name: '', ready: true };
      expect((await store.match(id))?.seats[1]).toEqual(open);
      await store.takeSeat(id, 1, { person: bob, name: 'Bob' });
      await store.takeSeat(id, 2, { person: bob, name: 'Bob' });
      expect(await store.leaveSeat(id, 1, bob)).toBe('gone');
      expect((await store.match(id))?.seats[1]?.person).toBe(bob);
    });

    test('know when their people were seen', async () => {
      const { owner, id } = await withMatch();
      const other = await store.createMatch(newMatch(owner));
      const { id: bob } = await store.createGuest('Bob');
      await store.takeSeat(id, 1, { person: bob, name: 'Bob' });
      await store.seen([
        { match: id, person: bob, at: 1_900_000_000_000 },
        { match: other, person: owner, at: 1_900_000_000_000 },
      ]);
      // What is written down late does not turn the time back.
      await store.seen([{ match: id, person: bob, at: 1_800_000_000_000 }]);
      const seenAt = async (match: string) => (await store.match(match))?.seats.map((seat) => seat.seenAt);
      expect(await seenAt(id)).toEqual([null, 1_900_000_000_000]);
      expect(await seenAt(other)).toEqual([1_900_000_000_000, null]);
    });
  });

  describe('entries', () => {
    test('have one winner for each number among fifty', async () => {
      const { id } = await withMatch();
      for (const n of [1, 2, 3]) {
        const tries = numbers(1, 50).map((writer) => store.append(id, n, entry({ writer })));
        const answers = await Promise.all(tries);
        expect(tally(answers, true)).toBe(1);
        expect(tally(answers, false)).toBe(49);
        const [kept] = await store.entries(id, n);
        expect(kept?.body).toEqual({ writer: answers.indexOf(true) + 1 });
      }
      expect(await store.entries(id, 1)).toHaveLength(3);
    });

    test('come back in order and as they were, from a number on', async () => {
      const { id } = await withMatch();
      const all = numbers(1, 250).map((n) => ({
        n,
        seat: n % 3 === 0 ? null : n % 3,
        body: { text: `Ñandú "${n}" — 🎲`, list: [n, null, true, 0.5] },
        at: 1_790_000_000_000 + n,
      }));
      await Promise.all(all.map(({ n, ...each }) => store.append(id, n, each)));
      expect(await store.entries(id, 0)).toEqual(all);
      expect(await store.entries(id, 201)).toEqual(all.slice(200));
      expect(await store.entries(id, 251)).toEqual([]);
    });

    test('end the match in the same step', async () => {
      const { id } = await withMatch();
      expect(await store.append(id, 1, entry('first', 5000))).toBe(true);
      expect(await store.match(id)).toMatchObject({ state: 'open', changedAt: 5000, outcome: null });
      expect(
        await store.append(id, 1, entry('late', 6000), { end: { outcome: { winner: 1 }, recording: null } }),
      ).toBe(false);
      expect(await store.match(id)).toMatchObject({ state: 'open', changedAt: 5000, outcome: null });
      expect(
        await store.append(id, 2, entry('last', 7000), { end: { outcome: { winner: 0 }, recording: null } }),
      ).toBe(true);
      expect(await store.match(id)).toMatchObject({
        state: 'over',
        changedAt: 7000,
        outcome: { winner: 0 },
      });
    });

    test('need a match, and a body that is JSON', async () => {
      const { id } = await withMatch();
      await expect(store.append('nowhere', 1, entry('x'))).rejects.toThrow(/foreign key/i);
      await expect(store.append(id, 1, entry(undefined))).rejects.toThrow(TypeError);
      expect(await store.entries(id, 0)).toEqual([]);
    });
  });

  test('numbers the chat without gaps, also when many speak at once', async () => {
    const { owner, id } = await withMatch();
    const line = (text: string) => ({ person: owner, name: 'Ann', seat: 0, body: { text }, at: 1 });
    const answers = await Promise.all(numbers(0, 29).map((n) => store.say(id, line(`line ${n}`))));
    expect([...answers].sort((a, b) => a - b)).toEqual(numbers(0, 29));
    const kept = await store.chat(id, 0);
    expect(kept.map(({ n }) => n)).toEqual(numbers(0, 29));
    for (const [index, n] of answers.entries()) expect(kept[n]).toEqual({ n, ...line(`line ${index}`) });

    const phrase = { person: owner, name: 'Ann', seat: null, body: { phrase: 'good-game' }, at: 2 };
    expect(await store.say(id, phrase)).toBe(30);
    expect(await store.chat(id, 30)).toEqual([{ n: 30, ...phrase }]);
  });

  describe('people', () => {
    test('start as guests and can be renamed', async () => {
      const ann = await store.createGuest('Ann');
      expect(ann).toMatchObject({ name: 'Ann', login: null });
      expect(await store.person(ann.id)).toEqual(ann);
      await store.rename(ann.id, 'Anna');
      expect(await store.person(ann.id)).toEqual({ ...ann, name: 'Anna' });
      expect(await store.person('nobody')).toBeNull();
    });

    test('have a login of their own, in capitals or not', async () => {
      const people = await Promise.all(numbers(1, 10).map((n) => store.createGuest(`guest ${n}`)));
      const answers = await Promise.all(
        people.map(({ id }, index) => store.register(id, index % 2 ? 'ÄNN' : 'änn', `hash ${index}`)),
      );
      expect(tally(answers, 'ok')).toBe(1);
      expect(tally(answers, 'taken')).toBe(9);
      const winner = answers.indexOf('ok');
      const found = await store.byLogin('Änn');
      expect(found).toEqual({
        person: { ...people[winner], login: 'änn' },
        passwordHash: `hash ${winner}`,
      });
      expect(await store.byLogin('Ann')).toBeNull();
      expect(await store.register(people[winner]?.id ?? '', 'other', 'x')).toBe('registered');
      expect(await store.byLogin('other')).toBeNull();
    });
  });

  test('keeps replays', async () => {
    const owner = await newOwner();
    const replay = { game: 'dice-masters', body: { decisions: [1, 2] }, person: owner };
    const id = await store.putReplay(replay);
    expect(await store.replay(id)).toEqual({ ...replay, id, createdAt: expect.any(Number) });
    expect(await store.replay('nothing')).toBeNull();
  });

  test('makes a setting once', async () => {
    let made = 0;
    const makeValue = () => `value ${++made}`;
    const answers = await Promise.all(numbers(1, 20).map(() => store.setting('secret', makeValue)));
    expect(new Set(answers).size).toBe(1);
    const never = vi.fn(() => 'other');
    expect(await store.setting('secret', never)).toBe(answers[0]);
    expect(never).not.toHaveBeenCalled();
  });

  test('is healthy until it is closed', async () => {
    const store = await opened(await place());
    await store.health();
    await store.close();
    await expect(store.health()).rejects.toThrow();
  });
});

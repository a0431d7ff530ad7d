// People, their sessions and their leaving, on both databases.
import { beforeAll, describe, expect, test } from 'vitest';
import { isFormer } from '../../src/storage/ids.ts';
import { openStore, type StoreOptions } from '../../src/storage/index.ts';
import type { NewMatch, Store } from '../../src/storage/store.ts';
import { postgresPatienceMs } from '../postgres.ts';
import { engines, newMatch } from './engines.ts';

const NOW = 1_900_000_000_000;

describe.each(engines)('people on $name', ({ place, meddle }) => {
  let at: StoreOptions;
  let store: Store;
  beforeAll(async () => {
    const clean: (() => void)[] = [];
    at = await place((each) => clean.push(each));
    store = await openStore(at);
    return async () => {
      await store.close();
      for (const each of clean) each();
    };
  }, postgresPatienceMs);

  let made = 0;
  const guest = async (name = 'Ann') => (await store.createGuest(name)).id;
  const account = async (name = 'Acc') => {
    const id = await guest(name);
    await store.register(id, `account-${++made}`, 'hash');
    return id;
  };
  /** A match of two people; it runs. */
  const running = (one: string, other: string, change: Partial<NewMatch> = {}) =>
    store.createMatch(
      newMatch(one, {
        seats: [
          { seat: 0, kind: 'person', bot: null, person: one, name: 'One' },
          { seat: 1, kind: 'person', bot: null, person: other, name: 'Other' },
        ],
        ...change,
      }),
    );
  const say = (match: string, person: string, text: string) =>
    store.say(match, { person, name: 'Said', seat: null, body: { text }, at: 1 });
  const seats = async (match: string) =>
    (await store.match(match))?.seats.map(({ kind, person, name }) => [kind, person, name]);

  describe('sessions', () => {
    test('are found by their id, until they are too old', async () => {
      const ann = await guest();
      const session = { id: `s${ann}`, person: ann, label: 'Firefox, Linux' };
      await store.sessions.begin(session, NOW);
      const found = await store.sessions.find(session.id, NOW);
      expect(found).toMatchObject({ isBanned: false, person: { id: ann, name: 'Ann' } });
      expect(found?.session).toEqual({ ...session, createdAt: NOW, seenAt: NOW });
      expect(await store.sessions.find(session.id, NOW + 1)).toBeNull();
      expect(await store.sessions.find('nothing', 0)).toBeNull();
      await store.sessions.seen(session.id, ann, NOW + 5);
      expect((await store.sessions.find(session.id, NOW + 5))?.session.seenAt).toBe(NOW + 5);
      expect((await store.person(ann))?.seenAt).toBe(NOW + 5);
    });

    test('are ended by their person only, one or all others', async () => {
      const [ann, ben] = [await guest(), await guest()];
      for (const [n, person] of [ann, ann, ann, ben].entries())
        await store.sessions.begin({ id: `${n}${ann}`, person, label: '' }, NOW + n);
      expect(await store.sessions.end(`0${ann}`, ben)).toBe(false);
      expect(await store.sessions.end(`0${ann}`, ann)).toBe(true);
      expect(await store.sessions.end(`0${ann}`, ann)).toBe(false);
      expect((await store.sessions.of(ann, 0)).map(({ id }) => id)).toEqual([`2${ann}`, `1${ann}`]);
      expect(await store.sessions.endOthers(ann, `1${ann}`)).toEqual([`2${ann}`]);
      expect(await store.sessions.among([0, 1, 2, 3].map((n) => `${n}${ann}`))).toHaveLength(2);
    });

    test('take the place of the old cookies of people from before, until one is ended', async () => {
      const [old, fresh] = [await guest(), await guest()];
      await meddle(at, `update people set old_cookie_until = ${NOW} where id = '${old}'`);
      expect(await store.sessions.findOld(old, NOW - 1)).toMatchObject({ person: { id: old } });
      expect(await store.sessions.findOld(old, NOW)).toBeNull();
      expect(await store.sessions.findOld(fresh, 0)).toBeNull();
      await store.sessions.begin({ id: `o${old}`, person: old, label: '' }, NOW);
      expect(await store.sessions.findOld(old, NOW - 1)).not.toBeNull();
      await store.sessions.end(`o${old}`, old);
      expect(await store.sessions.findOld(old, NOW - 1)).toBeNull();
    });
  });

  describe('who leaves', () => {
    test('leaves seats and lines behind that lead nowhere', async () => {
      const [ann, ben] = [await account(), await guest()];
      const first = await running(ann, ben);
      const second = await running(ben, ann);
      const open = await store.createMatch(newMatch(ann));
      await say(first, ann, 'hello');
      await say(first, ann, 'again');
      await say(second, ann, 'there');
      const upload = await store.putReplay({ game: 'toy', body: {}, person: ann });
      await store.sessions.begin({ id: `x${ann}`, person: ann, label: '' }, NOW);
      await store.safety.block({ person: ann, blocked: ben, name: 'Ben', at: 1 });
      await store.safety.block({ person: ben, blocked: ann, name: 'Ann', at: 1 });
      await store.safety.report({ ...report, reporter: ann, match: first, accused: ben });
      await store.safety.report({ ...report, reporter: ben, match: first, accused: ann });

      expect((await store.deletePerson(ann)).sort()).toEqual([first, second, open].sort());
      expect(await store.person(ann)).toBeNull();
      expect(await store.byLogin(`account-${made}`)).toBeNull();
      expect(await store.sessions.find(`x${ann}`, 0)).toBeNull();
      expect(await store.replay(upload)).toBeNull();
      expect(await store.safety.blocksOf(ben)).toEqual([]);

      // The same unknown person all over one match, and another one at the next.
      const one = (await store.match(first))?.seats[0]?.person ?? '';
      const other = (await store.match(second))?.seats[1]?.person ?? '';
      expect([isFormer(one), isFormer(other), one === other]).toEqual([true, true, false]);
      expect(await seats(first)).toEqual([
        ['person', one, '—'],
        ['person', ben, 'Other'],
      ]);
      expect((await store.match(first))?.owner).toBe(one);
      const chat = await store.chat(first, 0);
      expect(chat.map(({ person, name, body }) => [person, name, body])).toEqual([
        [one, '—', { text: 'hello' }],
        [one, '—', { text: 'again' }],
      ]);
      expect(await seats(open)).toEqual([
        ['open', null, ''],
        ['open', null, ''],
      ]);
      const [about] = await store.safety.reportsBy(ben);
      expect(about?.accused).toBe(one);
    });

    test('takes everything along that the store has of them', async () => {
      const [ann, ben] = [await guest(), await guest()];
      const match = await running(ann, ben, { title: 'ours' });
      const owned = await store.createMatch(
        newMatch(ann, { title: 'for others', seats: newMatch(ann).seats.slice(1) }),
      );
      await say(match, ann, 'mine');
      await say(match, ben, 'theirs');
      await store.putReplay({ game: 'toy', body: { of: 'mine' }, person: ann });
      const { matches, chat, uploads } = await store.belongings(ann);
      expect(matches).toMatchObject([
        { match, title: 'ours', seat: 0, name: 'One', owner: true },
        { match: owned, title: 'for others', seat: null, owner: true },
      ]);
      expect(chat).toMatchObject([{ match, n: 0, body: { text: 'mine' } }]);
      expect(uploads).toMatchObject([{ game: 'toy', body: { of: 'mine' } }]);
    });
  });

  test('a guest is brought along to an account, but not to a match where that sits already', async () => {
    const [ann, ben, mine] = [await guest(), await guest(), await account()];
    const moved = await running(ann, ben);
    const both = await running(ann, mine);
    await say(moved, ann, 'hello');
    const upload = await store.putReplay({ game: 'toy', body: {}, person: ann });
    await store.safety.block({ person: ann, blocked: ben, name: 'Ben', at: 1 });
    await store.safety.block({ person: ann, blocked: mine, name: 'Me', at: 1 });
    await store.safety.block({ person: ben, blocked: ann, name: 'Ann', at: 1 });
    await store.bring(ann, mine);
    expect(await store.person(ann)).toBeNull();
    expect(await seats(moved)).toEqual([
      ['person', mine, 'One'],
      ['person', ben, 'Other'],
    ]);
    expect((await store.match(moved))?.owner).toBe(mine);
    const [left, own] = (await store.match(both))?.seats ?? [];
    expect([isFormer(left?.person ?? ''), own?.person]).toEqual([true, mine]);
    expect((await store.chat(moved, 0))[0]?.person).toBe(mine);
    expect((await store.replay(upload))?.person).toBe(mine);
    expect((await store.safety.blocksOf(mine)).map(({ blocked }) => blocked)).toEqual([ben]);
    expect((await store.safety.blocksOf(ben)).map(({ blocked }) => blocked)).toEqual([mine]);
  });

  const report = { at: 1, reporter: null, match: 'm', accused: null, lines: [1, 2], text: 'rude' };

  describe('safety', () => {
    test('who is blocked is unwelcome where the other one owns the table or sits', async () => {
      const [ann, ben, cy] = [await guest(), await guest(), await guest()];
      await store.safety.block({ person: ann, blocked: ben, name: 'Ben', at: 1 });
      await store.safety.block({ person: ann, blocked: ben, name: 'Ben again', at: 2 });
      expect((await store.safety.blocksOf(ann)).map(({ name }) => name)).toEqual(['Ben']);
      const owned = await store.createMatch(
        newMatch(ann, { game: 'blocked', seats: newMatch(ann).seats.slice(1) }),
      );
      const joined = await store.createMatch(newMatch(cy, { game: 'blocked', seats: newMatch(ann).seats }));
      const foreign = await store.createMatch(newMatch(cy, { game: 'blocked' }));
      const theirs = await store.createMatch(newMatch(ben, { game: 'blocked' }));
      expect(await store.safety.isUnwelcome(owned, ben)).toBe(true);
      expect(await store.safety.isUnwelcome(joined, ben)).toBe(true);
      expect(await store.safety.isUnwelcome(foreign, ben)).toBe(false);
      expect(await store.safety.isUnwelcome(owned, cy)).toBe(false);
      expect(await store.safety.isUnwelcome(theirs, ann)).toBe(false);
      const listed = async (viewer: string) =>
        (await store.lobby({ game: 'blocked', viewer, limit: 10 })).map(({ id }) => id);
      expect(await listed(ann)).not.toContain(theirs);
      expect(await listed(cy)).toContain(theirs);
      await store.safety.unblock(ann, ben);
      expect(await listed(ann)).toContain(theirs);
      expect(await store.safety.isUnwelcome(owned, ben)).toBe(false);
    });

    test('reports are kept until they are dealt with', async () => {
      const id = await store.safety.report({ ...report, at: NOW, match: 'gone' });
      expect((await store.safety.reports(1))[0]).toEqual({ ...report, id, at: NOW, match: 'gone' });
      expect(await store.safety.deleteReport(id)).toBe(true);
      expect(await store.safety.deleteReport(id)).toBe(false);
    });

    test('bans are found with the session, and taken back', async () => {
      const ann = await guest();
      await store.sessions.begin({ id: `b${ann}`, person: ann, label: '' }, NOW);
      expect(await store.safety.ban(ann, 'rude', 7)).toEqual([`b${ann}`]);
      expect(await store.sessions.find(`b${ann}`, 0)).toMatchObject({ isBanned: true });
      expect(await store.sessions.among([`b${ann}`])).toEqual([]);
      expect(await store.safety.bans()).toEqual([
        { person: ann, reason: 'rude', at: 7, name: 'Ann', login: null },
      ]);
      expect(await store.safety.isBanned(ann)).toBe(true);
      expect(await store.safety.unban(ann)).toBe(true);
      expect(await store.safety.unban(ann)).toBe(false);
      expect(await store.sessions.find(`b${ann}`, 0)).toMatchObject({ isBanned: false });
    });

    test('lines, titles, names and matches are removed', async () => {
      const [ann, ben] = [await guest(), await guest()];
      const match = await running(ann, ben);
      const again = await running(ann, ben, { rematchOf: match });
      await say(match, ann, 'rude');
      await store.append(match, 1, { seat: 0, body: 'x', at: 1 });
      expect(await store.safety.removeLine(match, 0)).toBe(true);
      expect(await store.safety.removeLine(match, 1)).toBe(false);
      expect((await store.chat(match, 0))[0]?.body).toEqual({ text: '—' });
      expect(await store.safety.removeTitle(match)).toBe(true);
      expect((await store.match(match))?.title).toBe('—');
      expect((await store.safety.removeName(ann)).sort()).toEqual([again, match].sort());
      expect((await store.person(ann))?.name).toBe('—');
      expect((await seats(match))?.[0]?.[2]).toBe('—');
      await store.deletePerson(ben);
      expect(await store.safety.deleteMatch(match)).toBe(true);
      expect(await store.safety.deleteMatch(match)).toBe(false);
      expect([await store.match(match), await store.entries(match, 0)]).toEqual([null, []]);
      expect(await store.match(again)).toMatchObject({ rematchOf: null });
    });
  });
});

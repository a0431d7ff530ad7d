// What nobody has touched for long is deleted, rule by rule, on both databases.
import { type FastifyBaseLogger, fastify } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Retention } from '../../src/retention.ts';
import { type Keep, readSettings } from '../../src/settings.ts';
import { openStore } from '../../src/storage/index.ts';
import type { NewMatch, Store } from '../../src/storage/store.ts';
import { postgresPatienceMs } from '../postgres.ts';
import { engines, newMatch } from './engines.ts';

const DAY = 24 * 3_600_000;
const log: FastifyBaseLogger = fastify({ logger: { level: 'silent' } }).log;
const never: Keep = { guests: 0, openMatches: 0, runningMatches: 0, uploads: 0, chat: 0 };

describe.each(engines)('retention on $name', ({ place, meddle }) => {
  let at: Awaited<ReturnType<typeof place>>;
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
  beforeEach(() => meddle(at, "delete from settings where key = 'tidying-until'"));

  /** What is left after so many days, with one rule of one day. */
  const sweep = (keep: Partial<Keep>, days = 2, sessionDays = 400) =>
    new Retention(store, { keep: { ...never, ...keep }, sessionDays }, log).sweep(Date.now() + days * DAY);
  const guest = async () => (await store.createGuest('Ann')).id;
  const account = async () => {
    const id = await guest();
    await store.register(id, `login-${id.toLowerCase()}`, 'hash');
    return id;
  };
  const running = (one: string, other: string, owner = one, change: Partial<NewMatch> = {}) =>
    store.createMatch(
      newMatch(owner, {
        seats: [one, other].map((person, seat) => ({ seat, kind: 'person', bot: null, person, name: 'x' })),
        ...change,
      }),
    );
  const isThere = async (...matches: string[]) =>
    Promise.all(matches.map(async (id) => (await store.match(id)) !== null));
  const say = (match: string, person: string) =>
    store.say(match, { person, name: 'Ann', seat: 0, body: { text: 'hi' }, at: 1 });

  test('guests go who did not come for long and play nowhere', async () => {
    const [idle, away, playing, member, banned, gone] = [
      await guest(),
      await account(),
      await guest(),
      await account(),
      await guest(),
      await guest(),
    ];
    await running(playing, member);
    const over = await running(idle, member);
    await store.append(
      over,
      1,
      { seat: 0, body: 'x', at: Date.now() },
      { end: { outcome: {}, recording: null } },
    );
    await store.safety.ban(banned, 'rude', 1);
    await running(gone, member);
    await store.deletePerson(gone);
    await sweep({ guests: 1 }, 0.5);
    expect(await store.person(idle)).not.toBeNull();
    await meddle(at, "delete from settings where key = 'tidying-until'");
    await sweep({ guests: 1 });
    expect(await store.person(idle)).toBeNull();
    for (const kept of [away, playing, member, banned]) expect(await store.person(kept)).not.toBeNull();
    // What they played stays, without them.
    expect((await store.match(over))?.seats.map(({ name }) => name)).toEqual(['—', 'x']);
  });

  test('guests stay who come by', async () => {
    const ann = await guest();
    await store.sessions.begin({ id: `s${ann}`, person: ann, label: '' }, Date.now());
    await store.sessions.seen(`s${ann}`, ann, Date.now() + 1.5 * DAY);
    await sweep({ guests: 1 });
    expect(await store.person(ann)).not.toBeNull();
  });

  test('open tables go that nobody touched', async () => {
    const ann = await guest();
    const left = await store.createMatch(newMatch(ann));
    const attended = await store.createMatch(newMatch(ann));
    await store.seen([{ match: attended, person: ann, at: Date.now() + 1.5 * DAY }]);
    const begun = await running(ann, await guest());
    await sweep({ openMatches: 1 });
    expect(await isThere(left, attended, begun)).toEqual([false, true, true]);
  });

  test('matches that guests left in the middle go, those of accounts stay', async () => {
    const [ann, ben, member] = [await guest(), await guest(), await account()];
    const left = await running(ann, ben);
    await store.append(left, 1, { seat: 0, body: 'x', at: Date.now() });
    await say(left, ann);
    const owned = await running(ann, ben, member);
    const seated = await running(ann, member);
    const over = await running(ann, ben);
    await store.append(
      over,
      1,
      { seat: 0, body: 'x', at: Date.now() },
      { end: { outcome: {}, recording: null } },
    );
    await sweep({ runningMatches: 1 });
    expect(await isThere(left, owned, seated, over)).toEqual([false, true, true, true]);
    expect([await store.entries(left, 0), await store.chat(left, 0)]).toEqual([[], []]);
  });

  test('uploads go', async () => {
    const upload = await store.putReplay({ game: 'toy', body: {}, person: await guest() });
    await sweep({ uploads: 3 });
    expect(await store.replay(upload)).not.toBeNull();
    await meddle(at, "delete from settings where key = 'tidying-until'");
    await sweep({ uploads: 1 });
    expect(await store.replay(upload)).toBeNull();
  });

  test('the chat of matches that are over goes, with those who were known only by it', async () => {
    const [ann, ben, gone] = [await guest(), await guest(), await guest()];
    const over = await running(ann, ben);
    const begun = await running(ann, ben);
    for (const match of [over, begun]) for (const person of [ann, gone]) await say(match, person);
    await store.deletePerson(gone);
    const former = (await store.chat(over, 0)).at(-1)?.person ?? '';
    expect(await store.person(former)).not.toBeNull();
    await store.append(
      over,
      1,
      { seat: 0, body: 'x', at: Date.now() },
      { end: { outcome: {}, recording: null } },
    );
    await sweep({ chat: 1 });
    expect(await store.chat(over, 0)).toEqual([]);
    expect(await store.chat(begun, 0)).toHaveLength(2);
    expect(await isThere(over)).toEqual([true]);
    expect(await store.person(former)).toBeNull();
    expect(await store.person(ann)).not.toBeNull();
  });

  test('sessions go that are over', async () => {
    const ann = await guest();
    await store.sessions.begin({ id: `old${ann}`, person: ann, label: '' }, Date.now());
    await sweep({}, 2, 1);
    expect(await store.sessions.of(ann, 0)).toEqual([]);
  });

  test('0 keeps everything, and more than one batch goes in one sweep', async () => {
    const ann = await guest();
    const matches = await Promise.all(Array.from({ length: 45 }, () => store.createMatch(newMatch(ann))));
    await sweep({}, 9999, 99_999);
    expect(await isThere(...matches)).toEqual(matches.map(() => true));
    await meddle(at, "delete from settings where key = 'tidying-until'");
    await sweep({ openMatches: 1 });
    expect(await isThere(...matches)).toEqual(matches.map(() => false));
  });

  test('one process at a time has the lease, and another one after it', async () => {
    const now = Date.now();
    const tries = await Promise.all([1, 2, 3, 4].map(() => store.retention.lease(now, now + 1000)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await store.retention.lease(now + 999, now + 2000)).toBe(false);
    expect(await store.retention.lease(now + 1000, now + 2000)).toBe(true);
  });
});

test('the defaults are those of the README', () => {
  expect(readSettings({}).keep).toEqual({
    guests: 180,
    openMatches: 14,
    runningMatches: 180,
    uploads: 365,
    chat: 365,
  });
});

import { type Kysely, sql, type Transaction } from 'kysely';
import { now } from '../clock.ts';
import type { Bell } from './bell.ts';
import { putRecording, SqlBeside } from './beside-store.ts';
import { SqlEngines } from './engine-store.ts';
import { GroupCommit } from './group-commit.ts';
import { createId } from './ids.ts';
import { SqlPeople } from './people-store.ts';
import { deleteMatch } from './removal.ts';
import { SqlRetention } from './retention-store.ts';
import { asChat, asEntry, asMatch, asReplay, toJson } from './rows.ts';
import { SqlSafety } from './safety-store.ts';
import type { Schema, SeatRow } from './schema.ts';
import { holdSeat, reseat, SqlSeats } from './seat-store.ts';
import { SqlSessions } from './session-store.ts';
import type {
  Beside,
  ChatLine,
  ChatRecord,
  Entry,
  EntryRecord,
  LobbyQuery,
  MatchRecord,
  MatchState,
  NewMatch,
  ReplayRecord,
  SeatAnswer,
  Sighting,
  Sitting,
  Store,
} from './store.ts';

/** The store on either database, in the SQL that they share. */
export class SqlStore extends SqlPeople implements Store {
  readonly bell: Bell;
  readonly sessions: SqlSessions;
  readonly safety: SqlSafety;
  readonly retention: SqlRetention;
  readonly engines: SqlEngines;
  readonly beside: SqlBeside;
  readonly seats: SqlSeats;
  readonly #db: Kysely<Schema>;
  readonly #close: () => Promise<void>;
  readonly #group: GroupCommit | null;

  /** `groups`: whether the database leaves it to us to commit writes together. */
  constructor(db: Kysely<Schema>, bell: Bell, groups: boolean, close: () => Promise<void>) {
    super(db);
    this.#db = db;
    this.bell = bell;
    this.sessions = new SqlSessions(db);
    this.safety = new SqlSafety(db);
    this.retention = new SqlRetention(db);
    this.engines = new SqlEngines(db);
    this.beside = new SqlBeside(db);
    this.seats = new SqlSeats(db);
    this.#close = close;
    this.#group = groups ? new GroupCommit(db) : null;
  }

  createMatch({ seats, ...match }: NewMatch): Promise<string> {
    const id = createId();
    const at = now();
    const isWaiting = seats.some(({ kind, ready = true }) => kind === 'open' || !ready);
    const state: MatchState = isWaiting ? 'open' : 'running';
    const row = {
      ...match,
      id,
      setup: toJson(match.setup),
      clock: match.clock === null ? null : toJson(match.clock),
      state,
      createdAt: at,
      changedAt: at,
      outcome: null,
      waitedFor: null,
      words: null,
    };
    return this.#db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('matches')
        .values(row)
        .onConflict((conflict) => conflict.column('rematchOf').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) {
        const existing = trx.selectFrom('matches').select('id').where('rematchOf', '=', match.rematchOf);
        return (await existing.executeTakeFirstOrThrow()).id;
      }
      await trx
        .insertInto('seats')
        .values(
          seats.map(({ ready = true, locale = null, ...seat }) => ({
            ...seat,
            ...{ match: id, seenAt: null, word: null, again: null },
            ready: ready ? 1 : 0,
            locale,
          })),
        )
        .execute();
      return id;
    });
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const seats = await this.#seatsOf([id]);
    return asMatch(row, seats);
  }

  async rematch(match: string): Promise<Pick<MatchRecord, 'id' | 'owner'> | null> {
    const rows = this.#db.selectFrom('matches').select(['id', 'owner']).where('rematchOf', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async lobby({ game, viewer, limit }: LobbyQuery): Promise<MatchRecord[]> {
    let query = this.#db
      .selectFrom('matches')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('state', 'in', ['open', 'running']);
    if (game !== undefined) query = query.where('game', '=', game);
    if (viewer !== undefined)
      query = query.where('owner', 'not in', (eb) =>
        eb.selectFrom('blocks').select('blocked').where('person', '=', viewer),
      );
    return this.#withSeats(await query.orderBy('changedAt', 'desc').limit(limit).execute());
  }

  async matchesOf(person: string, limit: number): Promise<MatchRecord[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', (eb) => eb.selectFrom('seats').select('match').where('person', '=', person))
      .orderBy('changedAt', 'desc')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  takeSeat(match: string, seat: number, { person, name, ...more }: Sitting): Promise<SeatAnswer> {
    const { word = null, ready = true, locale = null } = more;
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, seat);
      if (!held) return 'gone';
      if (held.seat.person === person) return 'ok';
      if (held.seat.kind !== 'open') return 'taken';
      if (held.state !== 'open') return 'gone';
      const sat = { kind: 'person', person, name, word, ready: ready ? 1 : 0, locale } as const;
      await reseat(trx, { ...held.seat, ...sat });
      return 'ok';
    });
  }

  leaveSeat(match: string, seat: number, person: string): Promise<'ok' | 'gone'> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, seat);
      if (held?.state !== 'open' || held.seat.person !== person) return 'gone';
      const left = { kind: 'open', person: null, name: '', seenAt: null, word: null, locale: null } as const;
      await reseat(trx, { ...held.seat, ...left, ready: 1 });
      return 'ok';
    });
  }

  seen(sightings: readonly Sighting[]): Promise<void> {
    // All processes write in the same order, so that no two wait for each other.
    const sorted = [...sightings].sort((a, b) =>
      a.match === b.match ? compare(a.person, b.person) : compare(a.match, b.match),
    );
    return this.#db.transaction().execute(async (trx) => {
      for (const { match, person, at } of sorted)
        await trx
          .updateTable('seats')
          .set({ seenAt: at })
          .where('match', '=', match)
          .where('person', '=', person)
          .where((eb) => eb.or([eb('seenAt', 'is', null), eb('seenAt', '<', at)]))
          .execute();
    });
  }

  append(
    match: string,
    n: number,
    { seat, body, at }: Entry,
    { waitedFor, end }: Beside = {},
  ): Promise<boolean> {
    const write = async (trx: Transaction<Schema>): Promise<boolean> => {
      const added = await trx
        .insertInto('entries')
        .values({ match, n, seat, body: toJson(body), at })
        .onConflict((conflict) => conflict.columns(['match', 'n']).doNothing())
        .returning('n')
        .executeTakeFirst();
      if (!added) return false;
      const change = end ? { state: 'over' as const, outcome: toJson(end.outcome) } : {};
      const waiting = waitedFor ? { waitedFor: toJson(waitedFor) } : {};
      await trx
        .updateTable('matches')
        .set({ changedAt: at, ...change, ...waiting })
        .where('id', '=', match)
        .execute();
      if (!end) return true;
      // Who reads a finished match needs no table.
      await trx.deleteFrom('snapshots').where('match', '=', match).execute();
      if (end.recording !== null) await putRecording(trx, match, end.recording);
      return true;
    };
    return this.#group?.run(write) ?? this.#db.transaction().execute(write);
  }

  async entries(match: string, from: number): Promise<EntryRecord[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n')
      .execute();
    return rows.map(asEntry);
  }

  begin(match: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, 0);
      if (!held) throw new Error('the match is gone');
      const row = await trx.selectFrom('matches').select('words').where('id', '=', match).executeTakeFirst();
      if (row?.words) return JSON.parse(row.words) as readonly string[];
      const seats = await trx
        .selectFrom('seats')
        .select('word')
        .where('match', '=', match)
        .orderBy('seat')
        .execute();
      const words = seats.map(({ word }) => word ?? '');
      await trx
        .updateTable('matches')
        .set({ words: toJson(words) })
        .where('id', '=', match)
        .execute();
      return words;
    });
  }

  putWord(match: string, seat: number, person: string, word: string): Promise<'ok' | 'gone'> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await holdSeat(trx, match, seat);
      const row = await trx.selectFrom('matches').select('words').where('id', '=', match).executeTakeFirst();
      if (held?.seat.person !== person || row?.words !== null) return 'gone';
      await trx
        .updateTable('seats')
        .set({ word })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute();
      return 'ok';
    });
  }

  async forgetSeats(match: string, person: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ person: null })
      .where('match', '=', match)
      .where('person', '=', person)
      .execute();
  }

  deleteMatch(match: string): Promise<void> {
    return this.#db.transaction().execute((trx) => deleteMatch(trx, match));
  }

  async say(match: string, { person, name, seat, body, at }: ChatLine): Promise<number> {
    const line = { match, person, name, seat, body: toJson(body), at };
    for (;;) {
      // Who loses the race for a number waits for the winner's commit and then sees a higher one.
      const added = await this.#db
        .insertInto('chat')
        .values((eb) => ({
          ...line,
          n: eb
            .selectFrom('chat')
            .select(sql<number>`coalesce(max(n), -1) + 1`.as('n'))
            .where('match', '=', match),
        }))
        .onConflict((conflict) => conflict.columns(['match', 'n']).doNothing())
        .returning('n')
        .executeTakeFirst();
      if (added) return added.n;
    }
  }

  async chat(match: string, from: number): Promise<ChatRecord[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n')
      .execute();
    return rows.map(asChat);
  }

  async putReplay(replay: Pick<ReplayRecord, 'game' | 'body' | 'person'>): Promise<string> {
    const id = createId();
    const row = { ...replay, id, body: toJson(replay.body), createdAt: now() };
    await this.#db.insertInto('replays').values(row).execute();
    return id;
  }

  async replay(id: string): Promise<ReplayRecord | null> {
    const row = await this.#db.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? asReplay(row) : null;
  }

  async setting(key: string, makeValue: () => string): Promise<string> {
    const query = this.#db.selectFrom('settings').select('value').where('key', '=', key);
    const existing = await query.executeTakeFirst();
    if (existing) return existing.value;
    await this.#db
      .insertInto('settings')
      .values({ key, value: makeValue() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return (await query.executeTakeFirstOrThrow()).value;
  }

  async health(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  close(): Promise<void> {
    return this.#close();
  }

  #seatsOf(matches: readonly string[]): Promise<SeatRow[]> {
    return this.#db
      .selectFrom('seats')
      .selectAll()
      .where('match', 'in', matches)
      .orderBy('match')
      .orderBy('seat')
      .execute();
  }

  async #withSeats(rows: readonly Schema['matches'][]): Promise<MatchRecord[]> {
    if (rows.length === 0) return [];
    const seats = await this.#seatsOf(rows.map(({ id }) => id));
    return rows.map((row) => asMatch(row, seats));
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { now } from '../clock.ts';
import type { Bell } from './bell.ts';
import { GroupCommit } from './group-commit.ts';
import { asChat, asEntry, asMatch, asPerson, asReplay, toJson } from './rows.ts';
import type { Schema, SeatRow } from './schema.ts';
import type {
  Beside,
  ChatLine,
  ChatRecord,
  EngineInUse,
  Entry,
  EntryRecord,
  FiledEngine,
  MatchRecord,
  MatchState,
  NewMatch,
  Person,
  Recording,
  ReplayRecord,
  SeatAnswer,
  Sighting,
  Snapshot,
  Store,
} from './store.ts';

/** Nobody guesses one: whoever has the id of a match may watch it. */
const createId = (): string => randomBytes(12).toString('base64url');

const loginKey = (login: string): string => login.normalize('NFKC').toLowerCase();

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');

/** A seat and its match, held until the transaction ends. */
interface HeldSeat {
  readonly state: MatchState;
  readonly seat: SeatRow;
}

/** The store on either database, in the SQL that they share. */
export class SqlStore implements Store {
  readonly bell: Bell;
  readonly #db: Kysely<Schema>;
  readonly #close: () => Promise<void>;
  readonly #group: GroupCommit | null;

  /** `groups`: whether the database leaves it to us to commit writes together. */
  constructor(db: Kysely<Schema>, bell: Bell, groups: boolean, close: () => Promise<void>) {
    this.#db = db;
    this.bell = bell;
    this.#close = close;
    this.#group = groups ? new GroupCommit(db) : null;
  }

  createMatch({ seats, ...match }: NewMatch): Promise<string> {
    const id = createId();
    const at = now();
    const state: MatchState = seats.some(({ kind }) => kind === 'open') ? 'open' : 'running';
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
        .values(seats.map((seat) => ({ ...seat, match: id, seenAt: null, word: null })))
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

  async lobby({ game, limit }: { readonly game?: string; readonly limit: number }): Promise<MatchRecord[]> {
    let query = this.#db
      .selectFrom('matches')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('state', 'in', ['open', 'running']);
    if (game !== undefined) query = query.where('game', '=', game);
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

  takeSeat(match: string, seat: number, person: string, name: string): Promise<SeatAnswer> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await this.#hold(trx, match, seat);
      if (!held) return 'gone';
      if (held.seat.person === person) return 'ok';
      if (held.seat.kind !== 'open') return 'taken';
      if (held.state !== 'open') return 'gone';
      await this.#reseat(trx, { ...held.seat, kind: 'person', person, name });
      return 'ok';
    });
  }

  leaveSeat(match: string, seat: number, person: string): Promise<'ok' | 'gone'> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await this.#hold(trx, match, seat);
      if (held?.state !== 'open' || held.seat.person !== person) return 'gone';
      await this.#reseat(trx, {
        ...held.seat,
        kind: 'open',
        person: null,
        name: '',
        seenAt: null,
        word: null,
      });
      return 'ok';
    });
  }

  giveSeatToBot(
    match: string,
    seat: number,
    holder: string | null,
    { bot, name }: { readonly bot: string; readonly name: string },
  ): Promise<SeatAnswer> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await this.#hold(trx, match, seat);
      if (!held || held.state === 'over') return 'gone';
      if (held.seat.kind === 'bot' || held.seat.person !== holder) return 'taken';
      await this.#reseat(trx, {
        ...held.seat,
        kind: 'bot',
        bot,
        person: null,
        name,
        seenAt: null,
        word: null,
      });
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
      if (end.recording !== null) await this.#putRecording(trx, match, end.recording);
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
      const held = await this.#hold(trx, match, 0);
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
      const held = await this.#hold(trx, match, seat);
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

  async waits(match: string, waitedFor: readonly number[]): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ waitedFor: toJson(waitedFor) })
      .where('id', '=', match)
      .where('waitedFor', 'is', null)
      .execute();
  }

  async putSnapshot(match: string, { n, at, body }: Snapshot): Promise<void> {
    await this.#db
      .insertInto('snapshots')
      .values({ match, n, at, body })
      .onConflict((conflict) =>
        conflict.column('match').doUpdateSet({ n, at, body }).where('snapshots.n', '<', n),
      )
      .execute();
  }

  async snapshot(match: string): Promise<Snapshot | null> {
    const rows = this.#db.selectFrom('snapshots').select(['n', 'at', 'body']).where('match', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  putRecording(match: string, recording: Recording): Promise<void> {
    return this.#putRecording(this.#db, match, recording);
  }

  async #putRecording(db: Kysely<Schema>, match: string, recording: Recording): Promise<void> {
    await db
      .insertInto('recordings')
      .values({ match, ...recording })
      .onConflict((conflict) => conflict.column('match').doNothing())
      .execute();
  }

  async recording(match: string): Promise<Recording | null> {
    const rows = this.#db.selectFrom('recordings').select(['replay', 'update']).where('match', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async archive(match: string, isAway: boolean): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ state: isAway ? 'archived' : 'running' })
      .where('id', '=', match)
      .where('state', '=', isAway ? 'running' : 'archived')
      .execute();
  }

  async giveUp(match: string, outcome: unknown, at: number): Promise<boolean> {
    const updated = await this.#db
      .updateTable('matches')
      .set({ state: 'over', outcome: toJson(outcome), changedAt: at })
      .where('id', '=', match)
      .where('state', '<>', 'over')
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
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
    return this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('matches').set({ rematchOf: null }).where('rematchOf', '=', match).execute();
      for (const table of ['snapshots', 'recordings', 'chat', 'entries', 'seats'] as const)
        await trx.deleteFrom(table).where('match', '=', match).execute();
      await trx.deleteFrom('matches').where('id', '=', match).execute();
    });
  }

  async fileEngine(engine: FiledEngine): Promise<void> {
    await this.#db
      .insertInto('engines')
      .values({ ...engine, filedAt: now() })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
  }

  async engine(digest: string): Promise<FiledEngine | null> {
    const rows = this.#db
      .selectFrom('engines')
      .select(['digest', 'protocol', 'code'])
      .where('digest', '=', digest);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async enginesInUse(): Promise<readonly EngineInUse[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .leftJoin('engines', 'engines.digest', 'matches.engine')
      .select(['matches.game', 'matches.rules', 'matches.engine', 'engines.digest'])
      .distinct()
      .where('matches.state', 'in', ['open', 'running'])
      .execute();
    return rows.map(({ digest, ...row }) => ({ ...row, isFiled: digest !== null }));
  }

  async archiveAll({ game, rules, engine }: EngineInUse): Promise<number> {
    const updated = await this.#db
      .updateTable('matches')
      .set({ state: 'archived' })
      .where('state', '=', 'running')
      .where('game', '=', game)
      .where('rules', '=', rules)
      .where('engine', engine === null ? 'is' : '=', engine)
      .executeTakeFirst();
    return Number(updated.numUpdatedRows);
  }

  async dropEngines(filedBefore: number, but: string): Promise<number> {
    const inUse = this.#db
      .selectFrom('matches')
      .select('engine')
      .where('state', '<>', 'over')
      .where('engine', 'is not', null)
      .$castTo<{ engine: string }>();
    const deleted = await this.#db
      .deleteFrom('engines')
      .where('filedAt', '<', filedBefore)
      .where('digest', '<>', but)
      .where('digest', 'not in', inUse)
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
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

  async person(id: string): Promise<Person | null> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? asPerson(row) : null;
  }

  async createGuest(name: string): Promise<Person> {
    const at = now();
    const row = { id: createId(), name, login: null, password: null, createdAt: at, seenAt: at };
    await this.#db.insertInto('people').values(row).execute();
    return asPerson(row);
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }

  async visited(person: string, at: number): Promise<void> {
    await this.#db.updateTable('people').set({ seenAt: at }).where('id', '=', person).execute();
  }

  async register(
    person: string,
    login: string,
    passwordHash: string,
  ): Promise<'ok' | 'taken' | 'registered'> {
    try {
      const updated = await this.#db
        .updateTable('people')
        .set({ login: loginKey(login), password: passwordHash })
        .where('id', '=', person)
        .where('login', 'is', null)
        .executeTakeFirst();
      return updated.numUpdatedRows === 1n ? 'ok' : 'registered';
    } catch (error) {
      if (isUniqueViolation(error)) return 'taken';
      throw error;
    }
  }

  async byLogin(login: string): Promise<{ readonly person: Person; readonly passwordHash: string } | null> {
    const row = await this.#db
      .selectFrom('people')
      .selectAll()
      .where('login', '=', loginKey(login))
      .executeTakeFirst();
    return row?.password ? { person: asPerson(row), passwordHash: row.password } : null;
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

  /** Reads a seat. Until the transaction ends, nobody else changes the seats of that match. */
  async #hold(trx: Transaction<Schema>, match: string, seat: number): Promise<HeldSeat | null> {
    // Writing the row as it is locks it in both databases.
    const held = await trx
      .updateTable('matches')
      .set((eb) => ({ state: eb.ref('state') }))
      .where('id', '=', match)
      .returning('state')
      .executeTakeFirst();
    const row = await trx
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', match)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return held && row ? { state: held.state, seat: row } : null;
  }

  /** Writes a seat that is held, and starts its match once no seat is open. */
  async #reseat(trx: Transaction<Schema>, { match, seat, ...values }: SeatRow): Promise<void> {
    await trx.updateTable('seats').set(values).where('match', '=', match).where('seat', '=', seat).execute();
    const open = await trx
      .selectFrom('seats')
      .select('seat')
      .where('match', '=', match)
      .where('kind', '=', 'open')
      .executeTakeFirst();
    const state: MatchState = open ? 'open' : 'running';
    await trx.updateTable('matches').set({ state, changedAt: now() }).where('id', '=', match).execute();
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

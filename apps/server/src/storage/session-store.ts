import type { Kysely } from 'kysely';
import type { Person } from './people-store.ts';
import { asPerson } from './rows.ts';
import type { PersonRow, Schema, SessionRow } from './schema.ts';

/** A device on which somebody is known. `id` is the hash of what its cookie holds. */
export type SessionRecord = Readonly<SessionRow>;

/** Somebody who was found by a cookie. */
export interface Found {
  readonly person: Person;
  /** Nothing is done for them. */
  readonly isBanned: boolean;
}

/** Who is known on which device. */
export interface SessionStore {
  begin(session: Pick<SessionRecord, 'id' | 'person' | 'label'>, at: number): Promise<void>;
  /** A session that was seen since then, and its person. */
  find(id: string, since: number): Promise<(Found & { readonly session: SessionRecord }) | null>;
  /** Somebody by a cookie of the first kind, which holds the id of the person: as long as those are exchanged. */
  findOld(person: string, at: number): Promise<Found | null>;
  /** Notes that a session and its person came by. */
  seen(id: string, person: string, at: number): Promise<void>;
  /** The sessions of a person that were seen since then, the last seen first. */
  of(person: string, since: number): Promise<SessionRecord[]>;
  /** Ends a session of a person; false where there is none. Cookies of the first kind are no longer taken. */
  end(id: string, person: string): Promise<boolean>;
  /** Ends all sessions of a person but one, and answers which. Cookies of the first kind are no longer taken. */
  endOthers(person: string, kept: string | null): Promise<string[]>;
  /** Those of the sessions that go on: neither ended nor those of somebody banned. */
  among(ids: readonly string[]): Promise<string[]>;
}

export class SqlSessions implements SessionStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async begin(session: Pick<SessionRecord, 'id' | 'person' | 'label'>, at: number): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values({ ...session, createdAt: at, seenAt: at })
      .execute();
  }

  async find(id: string, since: number): Promise<(Found & { readonly session: SessionRecord }) | null> {
    const session = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', id)
      .where('seenAt', '>=', since)
      .executeTakeFirst();
    const found = session && (await this.#found(session.person));
    return found ? { session, person: asPerson(found), isBanned: found.isBanned } : null;
  }

  async findOld(person: string, at: number): Promise<Found | null> {
    const found = await this.#found(person);
    if (!found || (found.oldCookieUntil ?? 0) <= at) return null;
    return { person: asPerson(found), isBanned: found.isBanned };
  }

  async seen(id: string, person: string, at: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ seenAt: at }).where('id', '=', id).execute();
    await this.#db.updateTable('people').set({ seenAt: at }).where('id', '=', person).execute();
  }

  of(person: string, since: number): Promise<SessionRecord[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('seenAt', '>=', since)
      .orderBy('seenAt', 'desc')
      .execute();
  }

  async end(id: string, person: string): Promise<boolean> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) return false;
    await this.#refuseOldCookies(person);
    return true;
  }

  async endOthers(person: string, kept: string | null): Promise<string[]> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('id', '!=', kept ?? '')
      .returning('id')
      .execute();
    await this.#refuseOldCookies(person);
    return ended.map(({ id }) => id);
  }

  async among(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await this.#db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', ids)
      .where('person', 'not in', this.#db.selectFrom('bans').select('person'))
      .execute();
    return found.map(({ id }) => id);
  }

  async #refuseOldCookies(person: string): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ oldCookieUntil: null })
      .where('id', '=', person)
      .where('oldCookieUntil', 'is not', null)
      .execute();
  }

  async #found(person: string): Promise<(PersonRow & { readonly isBanned: boolean }) | null> {
    const row = await this.#db
      .selectFrom('people')
      .leftJoin('bans', 'bans.person', 'people.id')
      .selectAll('people')
      .select('bans.at as bannedAt')
      .where('people.id', '=', person)
      .executeTakeFirst();
    return row ? { ...row, isBanned: row.bannedAt !== null } : null;
  }
}

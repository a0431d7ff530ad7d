import { plainLogin } from '@assemble/protocol';
import type { Kysely } from 'kysely';
import { createId } from './ids.ts';
import { bringGuest, deletePerson } from './removal.ts';
import { asPerson } from './rows.ts';
import type { Schema } from './schema.ts';

/** Somebody who plays or watches. Guests have no login. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** In lower case; null for guests. */
  readonly login: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Everything that the store knows of a person, for them to take along. What is JSON comes as values. */
export interface Belongings {
  readonly matches: readonly Record<string, unknown>[];
  readonly chat: readonly Record<string, unknown>[];
  readonly uploads: readonly Record<string, unknown>[];
}

/** People and their accounts. */
export interface PeopleStore {
  person(id: string): Promise<Person | null>;
  createGuest(name: string): Promise<Person>;
  /** Seats and lines of the chat keep the name that they were written with. */
  rename(person: string, name: string): Promise<void>;
  /**
   * Gives a guest a login, which is the same in capitals and small letters. 'taken': somebody else has it.
   * 'registered': the person has a login already, and keeps it.
   */
  register(person: string, login: string, passwordHash: string): Promise<'ok' | 'taken' | 'registered'>;
  byLogin(login: string): Promise<{ readonly person: Person; readonly passwordHash: string } | null>;
  /** Replaces the password of somebody who has one. */
  changePassword(person: string, passwordHash: string): Promise<void>;
  /**
   * Deletes a person with sessions, uploads and blocks. Seats of open matches are free again; other seats, and lines of
   * the chat, stay as those of somebody unknown, another one at each match. Answers the matches that are changed.
   */
  deletePerson(person: string): Promise<string[]>;
  /**
   * Hands a guest's seats, matches, lines, uploads and blocks to an account and deletes the guest. Where the account
   * sits at a match already, the guest's seat is left to nobody. Answers the matches that are changed.
   */
  bring(guest: string, account: string): Promise<string[]>;
  belongings(person: string): Promise<Belongings>;
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');

/** The people of a store, in the SQL that both databases share. */
export class SqlPeople implements PeopleStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async person(id: string): Promise<Person | null> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? asPerson(row) : null;
  }

  async createGuest(name: string): Promise<Person> {
    const now = Date.now();
    const person = { id: createId(), name, login: null, createdAt: now, seenAt: now };
    await this.#db
      .insertInto('people')
      .values({ ...person, password: null, oldCookieUntil: null })
      .execute();
    return person;
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }

  async register(
    person: string,
    login: string,
    passwordHash: string,
  ): Promise<'ok' | 'taken' | 'registered'> {
    try {
      const updated = await this.#db
        .updateTable('people')
        .set({ login: plainLogin(login), password: passwordHash })
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
      .where('login', '=', plainLogin(login))
      .executeTakeFirst();
    return row?.password ? { person: asPerson(row), passwordHash: row.password } : null;
  }

  async changePassword(person: string, passwordHash: string): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ password: passwordHash })
      .where('id', '=', person)
      .where('login', 'is not', null)
      .execute();
  }

  deletePerson(person: string): Promise<string[]> {
    return this.#db.transaction().execute((trx) => deletePerson(trx, person));
  }

  bring(guest: string, account: string): Promise<string[]> {
    return this.#db.transaction().execute((trx) => bringGuest(trx, guest, account));
  }

  async belongings(person: string): Promise<Belongings> {
    const seats = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select(['match', 'game', 'title', 'state', 'visibility', 'createdAt', 'changedAt', 'outcome'])
      .select(['seat', 'name', 'seats.seenAt'])
      .where('person', '=', person)
      .orderBy('createdAt')
      .orderBy('seat')
      .execute();
    const owned = await this.#db
      .selectFrom('matches')
      .select(['id as match', 'game', 'title', 'state', 'visibility', 'createdAt', 'changedAt', 'outcome'])
      .where('owner', '=', person)
      .orderBy('createdAt')
      .execute();
    const chat = await this.#db
      .selectFrom('chat')
      .select(['match', 'n', 'name', 'seat', 'body', 'at'])
      .where('person', '=', person)
      .orderBy('at')
      .execute();
    const uploads = await this.#db
      .selectFrom('replays')
      .select(['id', 'game', 'body', 'createdAt'])
      .where('person', '=', person)
      .orderBy('createdAt')
      .execute();
    const isOwner = new Set(owned.map(({ match }) => match));
    const sitsAt = new Set(seats.map(({ match }) => match));
    return {
      matches: [
        ...seats.map((one) => ({
          ...one,
          outcome: one.outcome === null ? null : JSON.parse(one.outcome),
          owner: isOwner.has(one.match),
        })),
        ...owned
          .filter(({ match }) => !sitsAt.has(match))
          .map((one) => ({
            ...one,
            outcome: one.outcome === null ? null : JSON.parse(one.outcome),
            seat: null,
            owner: true,
          })),
      ],
      chat: chat.map((one) => ({ ...one, body: JSON.parse(one.body) })),
      uploads: uploads.map((one) => ({ ...one, body: JSON.parse(one.body) })),
    };
  }
}

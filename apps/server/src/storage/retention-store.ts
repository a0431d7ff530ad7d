import type { Kysely } from 'kysely';
import { deleteChat, deleteMatch, deletePerson } from './removal.ts';
import type { Schema } from './schema.ts';

/** Kept by the process that tidies up, until it is over or late. */
const LEASE = 'tidying-until';

/**
 * What is deleted when nobody has touched it for long. Each call deletes what was last touched before `before`, at most
 * `limit` of them, and answers how many: the rest waits for the next call, so that nobody has to wait for long.
 */
export interface RetentionStore {
  /** True for one process only, which has the tidying for itself until then. */
  lease(now: number, until: number): Promise<boolean>;
  deleteSessions(before: number, limit: number): Promise<number>;
  /** Tables that wait for people. */
  deleteOpenMatches(before: number, limit: number): Promise<number>;
  /** Matches that were left in the middle, with their entries, unless somebody with an account owns or plays them. */
  deleteRunningMatches(before: number, limit: number): Promise<number>;
  /** Guests who have no seat at a match that runs, and are not banned. */
  deleteGuests(before: number, limit: number): Promise<number>;
  deleteUploads(before: number, limit: number): Promise<number>;
  /** The chat of so many matches that are over. */
  deleteChat(before: number, limit: number): Promise<number>;
}

export class SqlRetention implements RetentionStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async lease(now: number, until: number): Promise<boolean> {
    await this.#db
      .insertInto('settings')
      .values({ key: LEASE, value: '0' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const taken = await this.#db
      .updateTable('settings')
      .set({ value: String(until) })
      .where('key', '=', LEASE)
      .where((eb) => eb(eb.cast<number>('value', 'bigint'), '<=', now))
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  async deleteSessions(before: number, limit: number): Promise<number> {
    const deleted = await this.#db
      .deleteFrom('sessions')
      .where('id', 'in', (eb) =>
        eb.selectFrom('sessions').select('id').where('seenAt', '<', before).limit(limit),
      )
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }

  async deleteOpenMatches(before: number, limit: number): Promise<number> {
    const left = await this.#left('open', before).limit(limit).execute();
    return this.#deleteMatches(left, before);
  }

  async deleteRunningMatches(before: number, limit: number): Promise<number> {
    const left = await this.#left('running', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('people')
              .select('people.id')
              .where('login', 'is not', null)
              .where((eb) =>
                eb.or([
                  eb('people.id', '=', eb.ref('matches.owner')),
                  eb(
                    'people.id',
                    'in',
                    eb
                      .selectFrom('seats')
                      .select('seats.person')
                      .whereRef('seats.match', '=', 'matches.id')
                      .where('seats.person', 'is not', null),
                  ),
                ]),
              ),
          ),
        ),
      )
      .limit(limit)
      .execute();
    return this.#deleteMatches(left, before);
  }

  async deleteGuests(before: number, limit: number): Promise<number> {
    const guests = await this.#db
      .selectFrom('people')
      .select('id')
      .where('login', 'is', null)
      .where('seenAt', '<', before)
      .where('id', 'not like', 'former:%')
      .where('id', 'not in', (eb) => eb.selectFrom('bans').select('person'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .innerJoin('matches', 'matches.id', 'seats.match')
              .select('seats.seat')
              .whereRef('seats.person', '=', 'people.id')
              .where('matches.state', '=', 'running'),
          ),
        ),
      )
      .limit(limit)
      .execute();
    for (const { id } of guests) await this.#db.transaction().execute((trx) => deletePerson(trx, id));
    return guests.length;
  }

  async deleteUploads(before: number, limit: number): Promise<number> {
    const deleted = await this.#db
      .deleteFrom('replays')
      .where('id', 'in', (eb) =>
        eb.selectFrom('replays').select('id').where('createdAt', '<', before).limit(limit),
      )
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }

  async deleteChat(before: number, limit: number): Promise<number> {
    const found = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('state', '=', 'over')
      .where('changedAt', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('chat').select('chat.n').whereRef('chat.match', '=', 'matches.id')),
      )
      .limit(limit)
      .execute();
    for (const { id } of found) await this.#db.transaction().execute((trx) => deleteChat(trx, id));
    return found.length;
  }

  /** Matches that neither changed nor had anybody of their seats connected since then. */
  #left(state: 'open' | 'running', before: number) {
    return this.#db
      .selectFrom('matches')
      .select('matches.id')
      .where('state', '=', state)
      .where('changedAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.match', '=', 'matches.id')
              .where('seats.seenAt', '>=', before),
          ),
        ),
      );
  }

  async #deleteMatches(matches: readonly { readonly id: string }[], before: number): Promise<number> {
    for (const { id } of matches)
      await this.#db.transaction().execute(async (trx) => {
        // Writing the row holds it: whoever came in this very moment keeps the match.
        const held = await trx
          .updateTable('matches')
          .set((eb) => ({ state: eb.ref('state') }))
          .where('id', '=', id)
          .where('changedAt', '<', before)
          .executeTakeFirst();
        if (held.numUpdatedRows === 1n) await deleteMatch(trx, id);
      });
    return matches.length;
  }
}

import type { Kysely } from 'kysely';
import { createId, NO_NAME } from './ids.ts';
import { deleteMatch } from './removal.ts';
import type { BanRow, BlockRow, ReportRow, Schema } from './schema.ts';

export type BlockRecord = Readonly<BlockRow>;

/** What somebody did, as somebody else tells it. `reporter` and `accused` are null once they are gone. */
export interface ReportRecord extends Readonly<Omit<ReportRow, 'lines'>> {
  readonly lines: readonly number[];
}

export type BanRecord = Readonly<BanRow> & { readonly name: string; readonly login: string | null };

/** People who do not want to meet, what they tell of each other, and what an operator does about it. */
export interface SafetyStore {
  block(block: BlockRecord): Promise<void>;
  unblock(person: string, blocked: string): Promise<void>;
  /** Those whom a person has blocked, the last first. */
  blocksOf(person: string): Promise<BlockRecord[]>;
  /** Whether somebody who owns the match, or sits at it, has blocked the person. */
  isUnwelcome(match: string, person: string): Promise<boolean>;

  /** Keeps a report and answers its id. */
  report(report: Omit<ReportRecord, 'id'>): Promise<string>;
  reportsBy(person: string): Promise<ReportRecord[]>;
  /** The last ones first. */
  reports(limit: number): Promise<ReportRecord[]>;
  deleteReport(id: string): Promise<boolean>;

  /** Does nothing for somebody from now on. Sessions stay, so that their cookies are refused. Answers those. */
  ban(person: string, reason: string, at: number): Promise<string[]>;
  unban(person: string): Promise<boolean>;
  isBanned(person: string): Promise<boolean>;
  bans(): Promise<BanRecord[]>;

  /** False where there is no such line, title, name or match. */
  removeLine(match: string, n: number): Promise<boolean>;
  removeTitle(match: string): Promise<boolean>;
  /** Takes a person's name from them, from their seats and from their lines. Answers the matches that are changed. */
  removeName(person: string): Promise<string[]>;
  deleteMatch(match: string): Promise<boolean>;
}

const asReport = (row: ReportRow): ReportRecord => ({ ...row, lines: JSON.parse(row.lines) as number[] });

export class SqlSafety implements SafetyStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async block(block: BlockRecord): Promise<void> {
    await this.#db
      .insertInto('blocks')
      .values(block)
      .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
      .execute();
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  }

  blocksOf(person: string): Promise<BlockRecord[]> {
    return this.#db
      .selectFrom('blocks')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .execute();
  }

  async isUnwelcome(match: string, person: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('blocks')
      .select('person')
      .where('blocked', '=', person)
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('person', 'in', selectFrom('matches').select('owner').where('id', '=', match)),
          eb('person', 'in', selectFrom('seats').select('seats.person').where('match', '=', match)),
        ]),
      )
      .executeTakeFirst();
    return found !== undefined;
  }

  async report(report: Omit<ReportRecord, 'id'>): Promise<string> {
    const id = createId();
    await this.#db
      .insertInto('reports')
      .values({ ...report, id, lines: JSON.stringify(report.lines) })
      .execute();
    return id;
  }

  async reportsBy(person: string): Promise<ReportRecord[]> {
    const rows = this.#db.selectFrom('reports').selectAll().where('reporter', '=', person).orderBy('at');
    return (await rows.execute()).map(asReport);
  }

  async reports(limit: number): Promise<ReportRecord[]> {
    const rows = this.#db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(limit);
    return (await rows.execute()).map(asReport);
  }

  async deleteReport(id: string): Promise<boolean> {
    const deleted = await this.#db.deleteFrom('reports').where('id', '=', id).executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  }

  async ban(person: string, reason: string, at: number): Promise<string[]> {
    await this.#db
      .insertInto('bans')
      .values({ person, reason, at })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ reason, at }))
      .execute();
    const sessions = this.#db.selectFrom('sessions').select('id').where('person', '=', person);
    return (await sessions.execute()).map(({ id }) => id);
  }

  async unban(person: string): Promise<boolean> {
    const deleted = await this.#db.deleteFrom('bans').where('person', '=', person).executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  }

  async isBanned(person: string): Promise<boolean> {
    const ban = this.#db.selectFrom('bans').select('at').where('person', '=', person);
    return (await ban.executeTakeFirst()) !== undefined;
  }

  bans(): Promise<BanRecord[]> {
    return this.#db
      .selectFrom('bans')
      .innerJoin('people', 'people.id', 'bans.person')
      .select(['bans.person', 'reason', 'at', 'name', 'login'])
      .orderBy('at', 'desc')
      .execute();
  }

  async removeLine(match: string, n: number): Promise<boolean> {
    // The line stays with its number: they have no gaps.
    const updated = await this.#db
      .updateTable('chat')
      .set({ body: JSON.stringify({ text: NO_NAME }) })
      .where('match', '=', match)
      .where('n', '=', n)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  }

  async removeTitle(match: string): Promise<boolean> {
    const updated = await this.#db
      .updateTable('matches')
      .set({ title: NO_NAME })
      .where('id', '=', match)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  }

  removeName(person: string): Promise<string[]> {
    return this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('people').set({ name: NO_NAME }).where('id', '=', person).execute();
      const changed: string[] = [];
      for (const table of ['seats', 'chat'] as const) {
        const rows = await trx
          .updateTable(table)
          .set({ name: NO_NAME })
          .where('person', '=', person)
          .returning('match')
          .execute();
        changed.push(...rows.map(({ match }) => match));
      }
      return [...new Set(changed)];
    });
  }

  deleteMatch(match: string): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await trx.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
      if (!found) return false;
      await deleteMatch(trx, match);
      return true;
    });
  }
}

import { type Kysely, type Migration, sql } from 'kysely';

/** As long as browsers keep a cookie. */
const OLD_COOKIE_MS = 400 * 24 * 3_600_000;

/** Sessions that can be ended, people who do not want to meet, reports and bans. */
export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema.createIndex('sessions_seen').on('sessions').column('seen_at').execute();

    // Until now a cookie held the id of the person. Everybody who is here today may come once more with such a one.
    await db.schema.alterTable('people').addColumn('old_cookie_until', 'bigint').execute();
    await sql`update people set old_cookie_until = ${Date.now() + OLD_COOKIE_MS}`.execute(db);

    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('blocked', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .execute();
    await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();

    // A report outlives its match, so that does not refer to one.
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('reporter', 'text', (column) => column.references('people.id'))
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('accused', 'text', (column) => column.references('people.id'))
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reports_reporter').on('reports').column('reporter').execute();
    await db.schema.createIndex('reports_accused').on('reports').column('accused').execute();

    await db.schema
      .createTable('bans')
      .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();

    // What the operator's command rings beside a running server; see beside-bell.ts.
    await db.schema
      .createTable('rings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .execute();

    // Everything of a person, to hand it out or to let it go; and what nobody has touched for long.
    await db.schema.createIndex('matches_owner').on('matches').column('owner').execute();
    await db.schema.createIndex('chat_person').on('chat').column('person').execute();
    await db.schema.createIndex('replays_person').on('replays').column('person').execute();
    await db.schema.createIndex('matches_touched').on('matches').columns(['state', 'changed_at']).execute();
    await db.schema.createIndex('replays_created').on('replays').column('created_at').execute();
    await db.schema.createIndex('people_seen').on('people').column('seen_at').execute();
  },
};

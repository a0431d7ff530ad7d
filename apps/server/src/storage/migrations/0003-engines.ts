import { type Kysely, type Migration, sql } from 'kysely';

/** Matches name the engine that plays them, and what is needed to open them fast, or without one, stands beside them. */
export const engines: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Null in matches of before: they go on where the rules are still the same.
    await db.schema.alterTable('matches').addColumn('engine', 'text').execute();
    // The seats whose move it is; null until somebody opened the table.
    await db.schema.alterTable('matches').addColumn('waited_for', 'text').execute();
    // What people put into the dice; null until the match has begun.
    await db.schema.alterTable('matches').addColumn('words', 'text').execute();
    await db.schema.alterTable('seats').addColumn('word', 'text').execute();
    // Matches of before know no words.
    await sql`update matches set words = '[]'`.execute(db);

    await db.schema
      .createTable('engines')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('protocol', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('filed_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('snapshots')
      .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('recordings')
      .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
      .addColumn('replay', 'text', (column) => column.notNull())
      .addColumn('update', 'text', (column) => column.notNull())
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** People say when they are ready, in which language they read, and whether they want to play again. */
export const seats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Who sat down before this was asked was ready with it.
    await db.schema
      .alterTable('seats')
      .addColumn('ready', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('seats').addColumn('locale', 'text').execute();
    await db.schema.alterTable('seats').addColumn('again', 'text').execute();
  },
};

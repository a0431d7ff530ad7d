import type { Kysely, Migration } from 'kysely';

export const firstTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('clock', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('rematch_of', 'text', (column) => column.unique().references('matches.id'))
      .addColumn('outcome', 'text')
      .execute();
    // The lobby.
    await db.schema
      .createIndex('matches_listed')
      .on('matches')
      .columns(['visibility', 'state', 'changed_at'])
      .execute();

    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bot', 'text')
      .addColumn('person', 'text', (column) => column.references('people.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    // The matches of a person.
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();

    await db.schema
      .createTable('entries')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['match', 'n'])
      .execute();

    // Its primary key is also the index by match.
    await db.schema
      .createTable('chat')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match', 'n'])
      .execute();

    await db.schema
      .createTable('replays')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

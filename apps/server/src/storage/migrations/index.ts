import { type Kysely, type Migration, Migrator } from 'kysely';
import { SettingsError } from '../../settings.ts';
import type { Schema } from '../schema.ts';
import { firstTables } from './0001-first-tables.ts';
import { people } from './0002-people.ts';
import { engines } from './0003-engines.ts';
import { seats } from './0004-seats.ts';

/** In order of their names. One that has been released is never edited: a change is a new one. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-people': people,
  '0003-engines': engines,
  '0004-seats': seats,
};

/** Kysely tells only by this text that the database has been through steps that we do not know. */
const isFromElsewhere = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('corrupted migrations');

/** PostgreSQL's insufficient privilege. */
const isForbidden = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Brings a database up to date; does nothing where it is. Refuses one that a newer version has changed. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (isFromElsewhere(error))
    throw new SettingsError(
      'The database was made by a newer version of Assemble. Update Assemble to use it.',
    );
  if (isForbidden(error))
    throw new SettingsError(`The user of DATABASE_URL may not create tables: ${error.message}.`);
  if (error) throw error;
}

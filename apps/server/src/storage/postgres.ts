import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { SettingsError } from '../settings.ts';

const connectTimeoutMs = 10_000;
const int8 = 20;

/** Whole numbers come back as numbers: ours are counts and milliseconds, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function connection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'assemble',
    types,
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a failed first connection means for the person who set DATABASE_URL. The password is not repeated. */
function connectFailure(error: unknown, { hostname, port, username, pathname }: URL): string {
  const host = `${hostname || 'localhost'}:${port || 5432}`;
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `No PostgreSQL answers at ${host}. Start it, or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine called "${hostname}". Correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} refuses the user "${username}" or the password. Correct DATABASE_URL.`;
    case '3D000':
      return `PostgreSQL at ${host} has no database "${pathname.slice(1)}". Create it, or correct DATABASE_URL.`;
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return `PostgreSQL at ${host} cannot be used: ${reason}. Correct DATABASE_URL.`;
    }
  }
}

/** A pool of connections to the database at `url`, once one of them has answered. */
export async function openPostgres(
  url: string,
  warn: (message: string) => void,
): Promise<{ dialect: Dialect; pool: pg.Pool }> {
  const pool = new pg.Pool(connection(url));
  // The pool replaces a connection that broke, and a query on it fails by itself. Unheard, its 'error' would end the
  // process: the pool hears only the connections that nobody uses, and passes on what this listener has told already.
  pool.on('connect', (client) => {
    client.on('error', (error) => warn(`A connection to PostgreSQL broke: ${error.message}`));
  });
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new SettingsError(connectFailure(error, new URL(url)));
  }
  return { dialect: new PostgresDialect({ pool }), pool };
}

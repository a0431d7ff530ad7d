import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A mistake of the person who starts the server: told in one line, without a stack. */
export class SettingsError extends Error {}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The address of a PostgreSQL database; null for the embedded one in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** The room that the disk of the data folder has to have for the server to call itself healthy; in megabytes. */
  readonly leastDisk: number;
  /** Makes marks of people that nobody else can make; null for a secret that the store keeps. */
  readonly sessionSecret: string | null;
  /** The addresses of the proxies in front, whose word about address and protocol counts; false without any. */
  readonly trustProxy: string | false;
  readonly logLevel: LogLevel;
  /** How long bots wait before they move, so that people can follow; in milliseconds. */
  readonly botPause: number;
  /** After how many milliseconds of absence the others may go on without a person. */
  readonly claimAfter: number;
  /** How long somebody may take to send a whole request; in milliseconds. */
  readonly requestTimeout: number;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** Messages a second of one person. */
  readonly messageRate: number;
  /** Sockets at once of one person, from one address, at one table. */
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
  /** After how many days without a visit a device no longer knows its person. */
  readonly sessionDays: number;
  /** How many days things are kept that nobody touches. */
  readonly keep: Keep;
}

/** In days; 0 is for ever. */
export interface Keep {
  readonly guests: number;
  readonly openMatches: number;
  readonly runningMatches: number;
  readonly uploads: number;
  readonly chat: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const defaultPort = 4680;
const leastSecret = 32;
const mostDays = 36_500;
const root = fileURLToPath(new URL('../../../', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

function readDatabaseUrl(text: string): string {
  // The text may hold a password, so it is not repeated.
  if (!/^postgres(ql)?:/.test(text) || !URL.canParse(text))
    throw new SettingsError('DATABASE_URL must be like postgres://user:password@host:5432/database.');
  return text;
}

function readWhole(env: Env, name: string, otherwise: number, least: number, most: number): number {
  const text = env[name] || String(otherwise);
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least || value > most)
    throw new SettingsError(`${name} must be a number from ${least} to ${most}, not "${text}".`);
  return value;
}

function readSecret(text: string): string {
  if (text.length < leastSecret)
    throw new SettingsError(`SESSION_SECRET must have at least ${leastSecret} characters.`);
  return text;
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level === undefined)
    throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

/** Addresses and subnets, or the names that stand for some of them: loopback, linklocal, uniquelocal. */
function readTrustProxy(text: string): string | false {
  if (text === '') return false;
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const isOne = (one: string): boolean =>
    names.includes(one) || /^[\da-f.:]*[.:][\da-f.:]*(\/\d+)?$/i.test(one);
  if (!text.split(',').every((one) => isOne(one.trim())))
    throw new SettingsError(
      `TRUST_PROXY must be a list of addresses, or of ${names.join(', ')}, not "${text}".`,
    );
  return text;
}

/**
 * Reads the settings that README.md lists. Without HOST the server listens on all addresses, so that a phone at home
 * can reach it. A relative DATA_FOLDER starts at the root of the repository.
 */
export function readSettings(env: Env): Settings {
  const folder = env['DATA_FOLDER'] || 'data';
  return {
    port: readWhole(env, 'PORT', defaultPort, 0, 65_535),
    host: env['HOST'] || '::',
    databaseUrl: env['DATABASE_URL'] ? readDatabaseUrl(env['DATABASE_URL']) : null,
    dataFolder: isAbsolute(folder) ? folder : join(root, folder),
    leastDisk: readWhole(env, 'LEAST_DISK', 100, 0, 100_000_000),
    sessionSecret: env['SESSION_SECRET'] ? readSecret(env['SESSION_SECRET']) : null,
    trustProxy: readTrustProxy(env['TRUST_PROXY'] ?? ''),
    logLevel: readLogLevel(env['LOG_LEVEL'] || 'info'),
    botPause: readWhole(env, 'BOT_PAUSE', 600, 0, 60_000),
    claimAfter: readWhole(env, 'CLAIM_AFTER', 120_000, 0, 24 * 3_600_000),
    requestTimeout: readWhole(env, 'REQUEST_TIMEOUT', 30_000, 100, 600_000),
    rateLimit: readWhole(env, 'RATE_LIMIT', 600, 1, 1_000_000),
    messageRate: readWhole(env, 'MESSAGE_RATE', 10, 1, 100_000),
    socketsPerPerson: readWhole(env, 'SOCKETS_PER_PERSON', 20, 1, 1_000_000),
    socketsPerAddress: readWhole(env, 'SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
    socketsPerTable: readWhole(env, 'SOCKETS_PER_TABLE', 300, 1, 1_000_000),
    sessionDays: readWhole(env, 'SESSION_DAYS', 400, 1, mostDays),
    keep: {
      guests: readWhole(env, 'KEEP_GUESTS', 180, 0, mostDays),
      openMatches: readWhole(env, 'KEEP_OPEN', 14, 0, mostDays),
      runningMatches: readWhole(env, 'KEEP_RUNNING', 180, 0, mostDays),
      uploads: readWhole(env, 'KEEP_UPLOADS', 365, 0, mostDays),
      chat: readWhole(env, 'KEEP_CHAT', 365, 0, mostDays),
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a failed start means for the person who typed the command; null where we do not know. */
export function startFailure(error: unknown, { port, host }: Pick<Settings, 'port' | 'host'>): string | null {
  if (error instanceof SettingsError) return error.message;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another: PORT=${defaultPort} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Correct HOST, or leave it out.`;
    default:
      return null;
  }
}

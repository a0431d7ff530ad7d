import pg from 'pg';
import { type Bell, type Heard, requireShort } from './bell.ts';
import { connection } from './postgres.ts';

const channel = 'assemble';
const firstWaitMs = 100;
const longestWaitMs = 10_000;

interface Listener {
  readonly heard: Heard;
  readonly missed: (() => void) | undefined;
}

/** A bell between processes by LISTEN and NOTIFY. It listens on a connection of its own and restores it. */
export class PostgresBell implements Bell {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #warn: (message: string) => void;
  readonly #listeners: Listener[] = [];
  #client: pg.Client | null = null;
  #waitMs = firstWaitMs;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  private constructor(url: string, pool: pg.Pool, warn: (message: string) => void) {
    this.#url = url;
    this.#pool = pool;
    this.#warn = warn;
  }

  static async open(url: string, pool: pg.Pool, warn: (message: string) => void): Promise<PostgresBell> {
    const bell = new PostgresBell(url, pool, warn);
    await bell.#connect();
    return bell;
  }

  async ring(topic: string, payload: string): Promise<void> {
    requireShort(topic, payload);
    await this.#pool.query('select pg_notify($1, $2)', [channel, JSON.stringify([topic, payload])]);
  }

  listen(heard: Heard, missed?: () => void): void {
    this.#listeners.push({ heard, missed });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.length = 0;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(connection(this.#url));
    client.on('notification', ({ payload = '' }) => this.#deliver(payload));
    // Every error that matters also ends the connection, and 'end' comes once.
    client.on('error', (error) => this.#warn(`The connection that listens broke: ${error.message}`));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    this.#waitMs = firstWaitMs;
    client.on('end', () => {
      this.#client = null;
      this.#reconnectLater();
    });
    if (this.#closed) await client.end();
  }

  #reconnectLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#reconnect(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#warn(`PostgreSQL cannot be reached: ${error instanceof Error ? error.message : error}`);
      this.#reconnectLater();
      return;
    }
    for (const { missed } of this.#listeners) missed?.();
  }

  #deliver(message: string): void {
    const [topic, payload] = JSON.parse(message) as [string, string];
    for (const { heard } of this.#listeners) heard(topic, payload);
  }
}

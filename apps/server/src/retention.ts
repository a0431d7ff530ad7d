import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

const EVERY_MS = 3_600_000;
/** A little less than an hour: whoever comes next time finds the lease free. */
const LEASE_MS = EVERY_MS - 300_000;
/** A start has other things to do at first. */
const FIRST_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** So many at once, then others have their turn. */
const BATCH = 20;
const PAUSE_MS = 50;

type Rule = readonly [what: string, days: number, deleteBatch: (before: number) => Promise<number>];

/** Deletes once an hour, in one of the processes, what nobody has touched for as long as the settings say. */
export class Retention {
  readonly #store: Store;
  readonly #rules: readonly Rule[];
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | null = null;
  #sweeping: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    store: Store,
    { keep, sessionDays }: Pick<Settings, 'keep' | 'sessionDays'>,
    log: FastifyBaseLogger,
  ) {
    this.#store = store;
    this.#log = log;
    const { retention } = store;
    // Matches first: a guest stays as long as a match of theirs runs.
    this.#rules = [
      ['sessions', sessionDays, (before) => retention.deleteSessions(before, BATCH)],
      ['open matches', keep.openMatches, (before) => retention.deleteOpenMatches(before, BATCH)],
      ['running matches', keep.runningMatches, (before) => retention.deleteRunningMatches(before, BATCH)],
      ['uploads', keep.uploads, (before) => retention.deleteUploads(before, BATCH)],
      ['chat', keep.chat, (before) => retention.deleteChat(before, BATCH)],
      ['guests', keep.guests, (before) => retention.deleteGuests(before, BATCH)],
    ];
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep(Date.now());
      this.#timer = setInterval(() => {
        this.#sweeping = this.sweep(Date.now());
      }, EVERY_MS).unref();
    }, FIRST_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#sweeping;
  }

  /** Deletes what is due, unless another process is at it or was within the hour. */
  async sweep(now: number): Promise<void> {
    try {
      if (!(await this.#store.retention.lease(now, now + LEASE_MS))) return;
      for (const [what, days, deleteBatch] of this.#rules) {
        if (days === 0) continue;
        const count = await this.#all(() => deleteBatch(now - days * DAY_MS));
        if (count > 0) this.#log.info({ what, count }, 'deleted what nobody has touched for long');
      }
    } catch (error) {
      this.#log.error({ err: error }, 'what is due could not be deleted; the next hour tries again');
    }
  }

  async #all(deleteBatch: () => Promise<number>): Promise<number> {
    let count = 0;
    while (!this.#isClosed) {
      const deleted = await deleteBatch();
      count += deleted;
      if (deleted < BATCH) break;
      await pause(PAUSE_MS);
    }
    return count;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '../../src/storage/index.ts';
import type { NewMatch, Store } from '../../src/storage/store.ts';
import { createDatabase } from '../postgres.ts';
import { meddle } from './meddle.ts';

/** Is handed what to do when the tests that share something are through. */
export type Later = (clean: () => void) => void;

/** A folder that is gone after the test. */
export function temporaryFolder(later: Later = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-store-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Engine {
  readonly name: string;
  /** Where a new, empty store would be. */
  place(later?: Later): Promise<StoreOptions>;
  /** Runs a statement behind the back of the store. */
  meddle(place: StoreOptions, statement: string): Promise<void>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  place: async (later) => ({ url: null, folder: temporaryFolder(later) }),
  meddle: async ({ folder }, statement) => meddle(folder, statement),
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  place: async () => ({ url: await createDatabase(), folder: '' }),
  meddle: async ({ url }, statement) => {
    const client = new pg.Client(url ?? '');
    await client.connect();
    await client.query(statement);
    await client.end();
  },
};

export const engines = [sqlite, postgres];

/** A store that is closed after the test. */
export async function opened(place: StoreOptions): Promise<Store> {
  const store = await openStore(place);
  onTestFinished(() => store.close());
  return store;
}

/** A match of the owner against whoever sits down. */
export const newMatch = (owner: string, change: Partial<NewMatch> = {}): NewMatch => ({
  game: 'dice-masters',
  title: 'Friday night',
  setup: { teams: ['a', 'b'] },
  seed: 'seed',
  rules: '1:abc',
  engine: null,
  visibility: 'public',
  clock: null,
  owner,
  rematchOf: null,
  seats: [
    { seat: 0, kind: 'person', bot: null, person: owner, name: 'Ann' },
    { seat: 1, kind: 'open', bot: null, person: null, name: '' },
  ],
  ...change,
});

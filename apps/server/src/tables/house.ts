import type { FastifyBaseLogger } from 'fastify';
import type { Engines } from '../engine/engines.ts';
import type { Metrics } from '../metrics.ts';
import type { MarkOf } from '../people/marks.ts';
import type { Sighting, Store } from '../storage/store.ts';

/** What all tables of a process share. */
export interface House {
  readonly store: Store;
  readonly engines: Engines;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly newSeed: () => string;
  readonly markOf: MarkOf;
  readonly botPause: number;
  readonly claimAfter: number;
  /** Tells this process apart from the others that share the store. */
  readonly token: string;
  /** Notes that somebody came to a match, or left it. */
  readonly seen: (sighting: Sighting) => void;
}

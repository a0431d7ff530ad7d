import type { FastifyBaseLogger } from 'fastify';
import type { Playable } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import type { MarkOf } from '../people/marks.ts';
import type { Store } from '../storage/store.ts';

/** What all tables of a process share. */
export interface House {
  readonly store: Store;
  readonly playable: Playable;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly newSeed: () => string;
  readonly markOf: MarkOf;
  readonly botPause: number;
  readonly claimAfter: number;
}

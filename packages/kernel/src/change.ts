import type { Seat } from './decision.ts';
import type { Data, Json } from './json.ts';
import type { Message } from './verdict.ts';

/**
 * A change that is about to happen. Listeners of the stages before `apply` may alter or prevent it; listeners
 * after it are shown what really happened. Changes proposed together happen at the same moment.
 */
export interface Change {
  readonly kind: string;
  prevented: boolean;
  [name: string]: Json;
}

/** One moment that a change walks through; each game lists its own. */
export interface Stage {
  readonly name: string;
  /**
   * apply: the change is carried out. window: listeners act now, forced ones first, then players in order until
   * all pass. turns: listeners act now, all of one turn before the next; in a turn its player decides the order and may
   * pass once nothing forced is left. queue: listeners wait until the effect that is running has ended.
   */
  readonly policy: 'apply' | 'window' | 'turns' | 'queue';
}

/** An ability that hears a change: found in an index by kind of change, never by looking through all cards. */
export interface Listener<Memory = Data> {
  /** The address of the effect to run. */
  readonly ability: string;
  /** Tells apart the same ability on two dice or cards. */
  readonly source: string;
  readonly seat: Seat;
  readonly forced: boolean;
  /** An optional listener that may be used again in the same window, as long as it can be paid for. */
  readonly repeatable: boolean;
  readonly scope: Memory;
  readonly say: Message;
  /** Where a stage goes by turns: when this one's turn is, lowest first. All listeners of a turn share a seat. */
  readonly turn?: number;
}

/** Carries out a kind of change by calling atoms. */
export type Applier<Run, C extends Change = Change> = (c: Run, change: C) => void;

import type { Answer, Decision, Seat } from './decision.ts';
import { copyJson, type Data, type Json } from './json.ts';
import { copyRandomness, type Randomness } from './random.ts';

/** A running procedure: which step table, which row, and what it remembers. The rows themselves are never stored. */
export interface Frame<D = Data> {
  procedure: string;
  step: number;
  data: D;
}

/** How a match ended: the winning seats (none in a defeat of all) and the rule that ended it. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly reason: string;
}

/** A match is one JSON value: save, clone, undo, replay and reconnect follow from that. */
export interface Match<Table = unknown> {
  readonly game: string;
  /** The version of the rules and the hash of the cards this match is pinned to. */
  readonly version: string;
  readonly content: string;
  readonly setup: Json;
  /** Public from the start; the seed is published when the match is over. */
  readonly seedHash: string;
  readonly seats: number;
  random: Randomness;
  table: Table;
  frames: Frame[];
  /** What is being asked now, and the answers already given to questions asked together with it. */
  pending: Decision[];
  given: { seat: Seat; answer: Answer }[];
  /** How many questions have been asked so far. */
  asked: number;
  outcome: Outcome | null;
}

/** Copies a match; the table by the clone that its game wrote for its shape. */
export function cloneMatch<T>(match: Match<T>, cloneTable: (table: T) => T): Match<T> {
  const frames: Frame[] = [];
  for (const frame of match.frames) {
    frames.push({ procedure: frame.procedure, step: frame.step, data: copyJson(frame.data) });
  }
  return {
    game: match.game,
    version: match.version,
    content: match.content,
    setup: match.setup,
    seedHash: match.seedHash,
    seats: match.seats,
    random: copyRandomness(match.random),
    table: cloneTable(match.table),
    frames,
    // Decisions are never written to once asked, so copies may share them.
    pending: match.pending.slice(),
    given: match.given.slice(),
    asked: match.asked,
    outcome: match.outcome,
  };
}

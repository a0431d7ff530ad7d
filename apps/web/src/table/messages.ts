import type { Answer, Chance, Json, Replay, Seat } from '@assemble/kernel';
import type { FromHost, ToHost } from '@assemble/protocol';

/** Who sits in a seat: a person at this screen, or a bot of that name. */
export interface Sitting {
  readonly name: string;
  readonly bot: string | null;
}

/** A match as this device keeps it: enough to play it again from the start. One that names no generator is an old one. */
export interface SavedMatch extends Chance {
  readonly id: string;
  readonly game: string;
  /** What it is called: an id among the titles of its game, or a text of its own. */
  readonly title: string;
  readonly setup: Json;
  readonly seed: string;
  readonly sitters: readonly Sitting[];
  readonly decisions: readonly (readonly [seat: Seat, n: number, answer: Answer])[];
  readonly practice: boolean;
  readonly conceded: Seat | null;
  readonly over: boolean;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  /** The rules and cards it was played with; null before the first decision. */
  readonly rules: string | null;
}

/** What the page says to the worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly saved: SavedMatch; readonly pause: number }
  | { readonly type: 'say'; readonly message: ToHost }
  | { readonly type: 'pause'; readonly pause: number }
  | { readonly type: 'file' };

/** What the worker says. */
export type FromWorker =
  | FromHost
  | { readonly type: 'saved'; readonly saved: SavedMatch }
  | { readonly type: 'file'; readonly replay: Replay }
  | { readonly type: 'failed'; readonly why: 'other-rules' | 'fault'; readonly text: string };

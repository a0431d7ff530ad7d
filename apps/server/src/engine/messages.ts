import type { Answer, Json, Outcome, Reason, Seat, Verdict } from '@assemble/kernel';
import type { ClockTerms } from '@assemble/protocol';
import type { Act, Handled, Sitter, TimeOut } from '@assemble/table';
import type { Recording } from '../storage/beside-store.ts';

/**
 * Raised when servers and engines of before would no longer understand each other. A server also runs engines of other
 * releases, older and newer ones: what is here only grows within a version.
 */
export const ENGINE_PROTOCOL = 1;

/** What a match was begun with. */
export interface MatchTerms {
  readonly game: string;
  /** See `rulesOf`. */
  readonly rules: string;
  readonly setup: Json;
  readonly seed: string;
  /** What people put into the dice, one for each seat; none in old matches. */
  readonly words: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly clock: ClockTerms | null;
  readonly at: number;
}

/** One step of a match as it was kept. */
export interface KeptEntry {
  readonly n: number;
  readonly body: unknown;
  readonly at: number;
}

/** What was kept of a match: the table as it once was, if it was written down, and the entries since. */
export interface Kept {
  readonly snapshot: string | null;
  readonly entries: readonly KeptEntry[];
}

/** What a server has to know of a table without asking for it. */
export interface TableState {
  readonly n: number;
  readonly outcome: Outcome | null;
  readonly waitedFor: readonly Seat[];
  /** For each seat whether a bot plays it now. */
  readonly bots: readonly boolean[];
  readonly deadline: { readonly at: number; readonly act: TimeOut } | null;
  /** The rule by which nobody may talk. */
  readonly silence: string | null;
}

export interface Acted {
  readonly handled: Handled;
  readonly state: TableState;
  /** Why the rules failed, for the log; the table stands as it was before. */
  readonly fault: Failure | null;
}

/** Somebody who looks on from these seats, and was last sent the update `told`. */
export interface Onlooker {
  readonly seats: readonly Seat[];
  readonly told: number | null;
}

/** What can be asked of a table. Texts are messages of the protocol, ready to be sent. */
export interface TableCalls {
  open(terms: MatchTerms, kept: Kept): TableState;
  /** Carries out what was carried out, and kept, elsewhere. */
  follow(entries: readonly KeptEntry[]): TableState;
  act(act: Act, at: number): Acted;
  /** For each onlooker the update. */
  tell(onlookers: readonly Onlooker[], at: number): readonly string[];
  look(step: number, seats: readonly Seat[]): string;
  probe(seat: Seat, n: number, answer: Answer): string;
  region(seat: Seat, n: number): string;
  refusal(reasons: readonly Reason[], seats: readonly Seat[]): string;
  /** What a bot is asked, for `think`; null where none is. */
  question(): string | null;
  /** What is done for the bot that is asked when it cannot think; null where none is. */
  least(): Act | null;
  /** For `Kept.snapshot`. */
  save(): string;
  record(at: number): Recording;
  drop(): null;
}

/** The games of an engine, by their id, with their rules; and its bots. */
export interface Description {
  readonly protocol: number;
  readonly rules: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  readonly standIn: string;
}

/** Whether a set-up will do, and how many seats it has. */
export interface Checked {
  readonly verdict: Verdict;
  readonly seats: number;
}

/** What a seat wants to bring, judged with the whole set-up. */
export interface Brought {
  /** The set-up with it; null where the seat has no say in that. */
  readonly setup: Json | null;
  readonly verdict: Verdict;
  /** Whether the others play against it, and so have to be asked again whether they are ready. */
  readonly unsettles: boolean;
}

/** What can be asked of an engine without a table. */
export interface JobCalls {
  describe(): Description;
  check(game: string, setup: Json): Checked;
  /** Only the engine of this release is asked it: older ones may not know it. */
  bring(game: string, setup: Json, seat: Seat, what: Json): Brought;
  /** Plays a replay again; answers what is wrong with it. */
  verify(replay: Json): readonly string[];
  /** The replay of a match, as text. */
  replay(terms: MatchTerms, kept: Kept): string;
  think(question: string): Act;
}

export type AnswerOf<Calls, Name extends keyof Calls> = Calls[Name] extends (...args: never) => infer Answer
  ? Answer
  : never;

export type ArgsOf<Calls, Name extends keyof Calls> = Calls[Name] extends (...args: infer Args) => unknown
  ? Args
  : never;

/**
 * Why a call failed. 'other-rules': the match was begun with others. 'gone': the table is not here (any more): build it
 * again. 'busy': there is too much to do. 'fault': a mistake of ours.
 */
export type EngineFailure = 'other-rules' | 'gone' | 'busy' | 'fault';

/** An error as plain data. */
export interface Failure {
  readonly code: EngineFailure;
  readonly message: string;
  readonly stack: string;
}

export class EngineError extends Error {
  readonly code: EngineFailure;

  constructor(code: EngineFailure, text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'EngineError';
    this.code = code;
  }

  /** The error that was written down as plain data, as if it had happened here. */
  static of({ code, message, stack }: Failure): EngineError {
    const error = new EngineError(code, message);
    error.stack = stack;
    return error;
  }
}

export function asFailure(error: unknown): Failure {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { code: error instanceof EngineError ? error.code : 'fault', message, stack };
}

import type { Answer, Decision } from './decision.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';

export type Words = { readonly [word: string]: Json };

/** One step: who decides what, in the game's words; what must be true afterwards; or why it is refused. */
export interface Step {
  /** The player, by the name the scenario gives them. */
  readonly who: string;
  readonly does: Words;
  /** The decision must be refused with all of these rules, and change nothing. */
  readonly refused?: readonly string[];
  readonly then?: Words;
}

export interface Failure {
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

/** A position a scenario starts from. */
export interface Prepared<T> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  /** Player names in seat order. */
  readonly players: readonly string[];
  /** What happened before the first decision. */
  readonly opening?: readonly Event[];
}

/** What a step's words mean for the pending decision: an answer and the words it used up. */
export type Spoken =
  | { readonly answer: Answer; readonly used: readonly string[] }
  | { readonly problem: string };

/** What has happened so far, for expectations about it. */
export interface Seen<T> {
  /** The position it began with. */
  readonly prepared: Prepared<T>;
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly players: readonly string[];
  /** The match when the step (or the scenario) began. */
  readonly before: Match<T>;
  /** The events of the step (or of the whole scenario). */
  readonly events: readonly Event[];
  /** For each event the match at the very moment it was told; null where nobody looked (before the first decision). */
  moments(): readonly (Match<T> | null)[];
}

/** JSON Schema pieces for a game's words: for validation, and for editors. */
export interface WordSchema {
  /** Words of `given`; what is no word here is a player's side. */
  readonly given: Json;
  /** Words of a step's decisions. */
  readonly does: Json;
  /** Words of `then`; what is no word here is a player's side. */
  readonly then: Json;
  /** What the pieces refer to as `#/definitions/<name>`. */
  readonly definitions: { readonly [name: string]: Json };
}

/** Something in a scenario that cannot mean anything. */
export interface WordProblem {
  /** Where: keys and indexes from the scenario down, such as ['when', 2, 'does', 'buy']. */
  readonly path: readonly (string | number)[];
  /** The key itself is wrong, not what stands behind it. */
  readonly key?: true;
  readonly expected: string;
  readonly got: string;
  /** What it could have been: the nearest of these is suggested. */
  readonly among?: readonly string[];
}

/** How a game speaks in scenarios. */
export interface GameWords<T = unknown> {
  readonly game: string;
  readonly schema: WordSchema;
  /** The names of the players, in seat order. */
  players(given: Words): readonly string[];
  /** Names that stand for nothing (cards, dice, faces), where the schema cannot tell. */
  problems(given: Words, steps: readonly Step[], then: Words): readonly WordProblem[];
  /** Builds the position. `steps` are there so that dice and draws can be laid down in advance. */
  prepare(given: Words, steps: readonly Step[], edition: string | null): Prepared<T>;
  /** Turns the words that are left of a step into an answer. */
  speak(prepared: Prepared<T>, match: Match<T>, decision: Decision, words: Words): Spoken;
  /** Checks expectations. */
  check(seen: Seen<T>, expected: Words): readonly Failure[];
  /** Words that are no decision but lay down chance in advance. */
  readonly chance: readonly string[];
}

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
}

/** What a step's words mean for the pending decision: an answer and the words it used up. */
export type Spoken =
  | { readonly answer: Answer; readonly used: readonly string[] }
  | { readonly problem: string };

/** What has happened so far, for expectations about it. */
export interface Seen<T> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly players: readonly string[];
  /** The match when the step (or the scenario) began. */
  readonly before: Match<T>;
  /** The events of the step (or of the whole scenario). */
  readonly events: readonly Event[];
}

/** How a game speaks in scenarios. */
export interface GameWords<T = unknown> {
  readonly game: string;
  /** Builds the position. `steps` are there so that dice and draws can be laid down in advance. */
  prepare(given: Words, steps: readonly Step[], edition: string | null): Prepared<T>;
  /** Turns the words that are left of a step into an answer. */
  speak(prepared: Prepared<T>, match: Match<T>, decision: Decision, words: Words): Spoken;
  /** Checks expectations. */
  check(seen: Seen<T>, expected: Words): readonly Failure[];
  /** Words that are no decision but lay down chance in advance. */
  readonly chance: readonly string[];
}

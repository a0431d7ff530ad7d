import type { Answer, Decision } from './decision.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import { randomness, seedHash } from './random.ts';
import type { Reason } from './verdict.ts';

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
  /** The keys down to the word that is not as expected, where one can be named: its line is told. */
  readonly path?: readonly (string | number)[];
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

/** Where words stand: in `given`, in a step, in `then`. */
export type WordPlace = 'given' | 'does' | 'then';

/** JSON Schema pieces for a game's words: for validation, for editors, and for the reference page. */
export interface WordSchema {
  /** The editions of its rules; none where there is one only. */
  readonly editions: readonly string[];
  /** The words of the list that all games share which this game speaks, with what it adds to their meaning. */
  readonly shared: { readonly [place in WordPlace]: { readonly [word: string]: string } };
  /** Words of `given`; what is no word here is a player's side. */
  readonly given: Json;
  /** Words of a step's decisions. */
  readonly does: Json;
  /** Words of `then`; what is no word here is a player's side. */
  readonly then: Json;
  /** What the pieces refer to as `#/definitions/<name>`. */
  readonly definitions: { readonly [name: string]: Json };
  /** How cards, dice and other things are named: what is written, and what it means. */
  readonly names: readonly (readonly [written: string, means: string])[];
  /** Every kind of event the log may tell of, with what it says: for each argument what it is. */
  readonly events: { readonly [kind: string]: { readonly [argument: string]: string } };
  /** Every question that may be asked, and the words of a step that answer it. */
  readonly questions: { readonly [question: string]: readonly string[] };
}

/** A word as files of an earlier version have it: it goes on to mean what it meant. */
export interface OlderWord {
  readonly in: WordPlace | 'side' | 'expected-side';
  readonly old: string;
  /** The word today; 'villain.stage' is a word inside another, 'villain.*' puts all of a map there, '*' one level up. */
  readonly now: string;
  /** It is the older word only with such a value; else it is today's word of the same name. */
  readonly if?: (value: Json) => boolean;
  /** What stands behind the word today. */
  readonly turned?: (value: Json, players: readonly string[]) => Json;
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

/** A choice that a player has, or might have had, in the words of a step: 'play Backflip', 'pass', 'thor@L2'. */
export interface Offer {
  readonly words: string;
  readonly lit: boolean;
  /** The option by its id, where a scenario of earlier versions says it. */
  readonly id?: string;
  /** Other words that mean the same choice. */
  readonly also?: readonly string[];
}

/** A match in the words of scenarios: what the shared words of `then` are checked against. */
export interface Sight {
  readonly phase: string;
  readonly round: number;
  /** Whose turn it is, null for nobody's. */
  readonly turn: string | null;
  /** Something of an effect is under way, or somebody is asked what the flow of the game does not ask by itself. */
  readonly busy: string | null;
  /** What the players have, and whatever else has a side of its own, by name. */
  readonly sides: { readonly [name: string]: () => Words };
  /** What a player may choose from now. */
  offers(decision: Decision): readonly Offer[];
  /** What an event says: players, cards and dice by name. */
  told(event: Event): Words;
  /** Whether a name that an event or an offer has is the one a scenario writes. */
  isNamed(told: string, written: string): boolean;
}

/**
 * What of a match the words of `given` cannot say: that it is over or being set up, its format, a question in the middle
 * of something, what lasts or was used up, or something that lies there.
 */
export type Unsaid = 'over' | 'set-up' | 'format' | 'question' | 'effects' | 'things';

/** A match in the words of `given`, with its edition where the game has several, or why it cannot be said in them. */
export type Written = { readonly given: Words; readonly edition?: string } | { readonly unsaid: Unsaid };

/** How a game speaks in scenarios. */
export interface GameWords<T = unknown> {
  readonly game: string;
  readonly schema: WordSchema;
  readonly older: readonly OlderWord[];
  /** How many players there may be. */
  readonly seats: { readonly least: number; readonly most: number };
  /** Names that stand for nothing (cards, dice, faces), where the schema cannot tell. */
  problems(given: Words, steps: readonly Step[], then: Words): readonly WordProblem[];
  /** Builds the position; `given` names its players. `steps` are there so that results can be laid down in advance. */
  prepare(given: Words, steps: readonly Step[], edition: string | null): Prepared<T>;
  /** Writes a position down: what it writes, `prepare` lays out. */
  write?(match: Match<T>, players: readonly string[]): Written;
  /** Turns the words that are left of a step into an answer. */
  speak(prepared: Prepared<T>, match: Match<T>, decision: Decision, words: Words): Spoken;
  /** Looks at a match for the words that all games share. */
  sight(prepared: Prepared<T>, match: Match<T>): Sight;
  /**
   * Where there is one choice only nobody is asked. A step may name it all the same: for each word of a step the events
   * and their arguments that tell what was chosen.
   */
  readonly choosing: { readonly [word: string]: readonly (readonly [event: string, argument: string])[] };
  /** Words for what only an effect chooses, and the events with which one begins: what is told before was not its choice. */
  readonly effects?: { readonly [word: string]: readonly string[] };
  /** Checks the words of `then` that are this game's own, and the players' sides. */
  check(seen: Seen<T>, expected: Words): readonly Failure[];
  /** Words that are no decision but lay down chance in advance. */
  readonly chance: readonly string[];
  /** How many results of each of those words still lie there. */
  chanceLeft(match: Match<T>): { readonly [word: string]: number };
}

/** A position that no match can stand in, by which rules, and what lies there all the same. */
export class Impossible extends Error {
  readonly reasons: readonly Reason[];
  readonly prepared: Prepared<unknown> | null;

  constructor(reasons: readonly Reason[], text: string, prepared: Prepared<unknown> | null = null) {
    super(text);
    this.name = 'Impossible';
    this.reasons = reasons;
    this.prepared = prepared;
  }
}

/** The set-up that a scenario begins with is refused, for these rules. */
export class RefusedSetup extends Error {
  readonly rules: readonly string[];

  constructor(rules: readonly string[]) {
    super(`the set-up is refused because of ${rules.join(', ')}`);
    this.name = 'RefusedSetup';
    this.rules = rules;
  }
}

/** A match in which nothing has happened yet, on whatever table: a scenario sets it up and lets it run. */
export function untouched<T>(game: Game<T>, setup: Json, table: T, seats: number): Match<T> {
  return {
    game: game.id,
    version: game.version,
    content: game.content,
    setup,
    seedHash: seedHash('scenario'),
    seats,
    random: randomness('scenario'),
    table,
    frames: [{ procedure: game.rulebook.start, step: 0, data: {} }],
    pending: [],
    given: [],
    asked: 0,
    outcome: null,
  };
}

/** The set-up as the game accepts it; a scenario is told by which rules it does not. */
export function accepted<T>(game: Game<T>, setup: Json): Json {
  const verdict = game.acceptSetup(setup);
  if (!verdict.yes) throw new RefusedSetup(verdict.reasons.map(({ rule }) => rule));
  return setup;
}

/** What an event's argument is called in scenarios: a seat is a player, and words have no capitals. */
export const argumentWord = (argument: string): string =>
  argument === 'seat' ? 'player' : argument.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Events with the words of their arguments. */
export const eventWords = (events: {
  readonly [kind: string]: { readonly [argument: string]: string };
}): WordSchema['events'] =>
  Object.fromEntries(
    Object.entries(events).map(([kind, args]) => [
      kind,
      Object.fromEntries(Object.entries(args).map(([argument, means]) => [argumentWord(argument), means])),
    ]),
  );

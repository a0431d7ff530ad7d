import type {
  Answer,
  Decision,
  Event,
  Game,
  GameWords,
  Json,
  Match,
  Message,
  Reason,
  Seat,
  Stream,
} from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { EditionId } from '@assemble/rules';

/** A card as the command line lists it. */
interface CardLine {
  readonly number: number;
  readonly id: string;
  readonly name: string;
}

/**
 * Finds what no rule should ever let happen, in a position and in what was told on the way to it: events, and now and
 * then all lines of the menus. Made fresh for each match: it remembers how the match began.
 */
export type Watcher = (match: Match, told?: readonly unknown[]) => readonly string[];

/** How a game is made to show meetings of cards that are rare when everything is drawn at random. */
export interface Meetings {
  /** A set-up in a format, the best of many for the rare abilities in it. */
  readonly setup: (format: string, random: Stream) => Json;
  /** How much an answer does for a rare meeting, by what its seat may know. */
  readonly worth: (match: Match, decision: Decision, answer: Answer) => number;
  /** What a line of the log counts as; null where it tells of nothing rare. */
  readonly met: (event: Event) => string | null;
  /** Finds what must not come of such a meeting. Made fresh for each match. */
  readonly oracle: () => Watcher;
}

/** What is settled about a set-up, by dimension: `{ hero: 'spider-man', villain: 'rhino' }`. */
export type Choices = { readonly [dimension: string]: string };

/** What the cards did for one side of a match: how often they were used, and the damage they dealt. */
export type Deeds = { readonly [card: string]: readonly [uses: number, damage: number] };

/** How the set-ups of a game are varied, and what is told apart when games are compared. */
export interface Varied {
  /** What may differ from game to game, with all values there are. Several heroes are joined with `+`. */
  readonly dimensions: { readonly [dimension: string]: readonly string[] };
  /** Which two dimensions say what either side brings; null where all play together. */
  readonly opposed: readonly [string, string] | null;
  /** The formats in which set-ups can be varied; the first, unless another is asked for. */
  readonly formats: readonly string[];
  /** A set-up with these choices; what is left open is drawn at random. */
  readonly setup: (format: string, choices: Choices, random: Stream) => Json;
  /** Every card that a seat brought, with what it did; where all play together, the game itself comes last. */
  readonly deeds: (match: Match, events: readonly Event[]) => readonly Deeds[];
  /** What was settled at the table and is told apart: a mission; null where there is no such thing. */
  readonly found: (match: Match) => string | null;
}

/** A game as the command line needs it: the game itself, and what a terminal shows of it. */
export interface Playable {
  readonly id: string;
  readonly game: Game;
  /** How scenarios speak of it. */
  readonly words: GameWords;
  readonly formats: readonly string[];
  /** A set-up in a format; what is left open is drawn at random. */
  readonly setup: (format: string, random: Stream) => Json;
  /** The same set-up under another edition of the rulebook; absent where a game has just one. */
  readonly underEdition?: (setup: Json, edition: EditionId) => Json;
  /** A set-up of the largest kind with nothing left to choose before the first turn. */
  readonly readySetup: (random: Stream) => Json;
  readonly watch: () => Watcher;
  readonly meetings: Meetings;
  readonly varied: Varied;
  readonly turn: (match: Match) => number;
  readonly cards: (locale: Locale) => readonly CardLine[];
  /** Null when there is no such card. */
  readonly cardText: (id: string, locale: Locale) => string | null;
  readonly nearestCards: (id: string) => readonly string[];
  /** A message as a sentence; the match, where there is one, tells what it names by number. */
  readonly say: (message: Message | Reason, locale: Locale, match: Match | null) => string;
  /** The table as lines of text, for one seat. */
  readonly table: (match: Match, seat: Seat | null, locale: Locale) => readonly string[];
  /** How a thing that a decision names by number is called. */
  readonly entity: (match: Match, id: number, locale: Locale) => string;
  /** What is to be paid, in short. */
  readonly price: (cost: Json) => string;
  /** The things a payment can be made with, with the most that each gives. */
  readonly purse: (match: Match, seat: Seat) => readonly { readonly id: number; readonly most: number }[];
}

import type { Abilities, NodeKinds } from './ability.ts';
import type { Briefing } from './brief.ts';
import type { Applier, Change, Listener, Stage } from './change.ts';
import type { Answer, Decision, Option, Seat } from './decision.ts';
import type { Projections } from './event.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import type { Procedure } from './procedure.ts';
import type { Stream } from './random.ts';
import type { Run } from './run.ts';
import type { Message, Verdict } from './verdict.ts';

/** A line of a menu with the verdict that lights it or explains why it is dim. */
export interface Choice extends Option {
  readonly verdict: Verdict;
}

/** Has the last word on answers that a shape cannot list, and offers them to bots. */
export interface Tester<T> {
  readonly verdict: (c: Run<T>, decision: Decision, answer: Answer) => Verdict;
  /** A legal answer drawn at random. */
  readonly sample?: (c: Run<T>, decision: Decision, random: Stream) => Answer;
  /** What is answered for a seat whose time is up, where the shape alone cannot tell. */
  readonly least?: (c: Run<T>, decision: Decision) => Answer;
  /** Everything a player might try here, legal or not. */
  readonly choices?: (c: Run<T>, decision: Decision) => readonly Choice[];
  /** All legal answers at once, where they can be drawn; handed out with the question. */
  readonly region?: (c: Run<T>, decision: Decision) => Json;
  /** What an answer would come to, legal or not, to be drawn before it is given. Tells nothing that the seat does not know. */
  readonly preview?: (c: Run<T>, decision: Decision, answer: Answer) => Json;
}

/** How far and how fast bots think about a game. */
export interface Pace {
  /** The procedure that is a turn: matches are compared where one of them begins, never in the middle. */
  readonly turn: string;
  /** How many turns are played on beyond the one that is being taken. */
  readonly ahead: number;
  /** What it takes to carry an answer out, by what it takes in the quickest game. */
  readonly dearness: number;
}

/** What points of `appraise` say about the end: fitted to matches that were played out, see `assemble train`. */
export interface Chances {
  /** So many points, for each player who plays together, are as good as lost as won. */
  readonly even: number;
  /** With so many more, 85 of 100 matches are won. */
  readonly per: number;
}

export type Sides = 'versus' | 'together';

/** All that a game tells the kernel. */
export interface Rulebook<T = unknown, View = unknown> {
  readonly game: string;
  readonly version: string;
  readonly content: string;
  /** Checks a set-up from outside and says everything that is wrong with it. */
  readonly acceptSetup: (setup: Json) => Verdict;
  readonly seats: (setup: Json) => number;
  /** The list in the set-up of what each seat brings, such as decks or teams; left out where they bring nothing. */
  readonly brings?: string;
  /** Whether the seats play against each other, as where it is left out, or all win and lose together. */
  readonly sides?: Sides;
  readonly table: (setup: Json) => T;
  /** The procedure that runs from set-up to the end of the match. */
  readonly start: string;
  readonly procedures: { readonly [name: string]: Procedure<Run<T>> };
  readonly nodes: NodeKinds<Run<T>>;
  readonly abilities: Abilities;
  readonly changes: { readonly [kind: string]: Applier<Run<T>, never> };
  readonly stages: readonly Stage[];
  readonly listeners: (c: Run<T>, stage: string, batch: readonly Change[]) => readonly Listener<object>[];
  /**
   * The seats that a window asks whether they can answer or not, because for all that everybody knows they might: then
   * being asked tells nothing of what a seat hides. Depends on nothing but what everybody knows, and leaves out nobody
   * who can answer; `used` are the listeners that have acted in this window. Left out, or empty, where only those are
   * asked who can answer; stages that go by turns ask nobody else.
   */
  readonly mightAnswer?: (
    c: Run<T>,
    stage: string,
    batch: readonly Change[],
    used: readonly string[],
  ) => readonly Seat[];
  /**
   * Sees a batch whole, once, right before the first of its changes is carried out: what happens at the same moment must
   * not depend on what another part of it has already done.
   */
  readonly witness?: (c: Run<T>, batch: readonly Change[]) => void;
  /** Takes listeners of a queueing stage. */
  readonly enqueue: (c: Run<T>, listeners: readonly Listener<never>[]) => void;
  /** The seats in the order in which the rules let them act now. */
  readonly order: (c: Run<T>) => readonly Seat[];
  /** How a window asks: the sentence and the rules behind it. */
  readonly windowAsk: (
    c: Run<T>,
    stage: string,
    forced: boolean,
    batch: readonly Change[],
  ) => { readonly ask: Message; readonly rules: readonly string[] };
  readonly testers: { readonly [name: string]: Tester<T> };
  /** What people read beside a question; left out where its words say all. */
  readonly brief?: Briefing<T>;
  readonly cloneTable: (table: T) => T;
  /** Stores what lies on a table in another order, in place, where that order must mean nothing; left out where it does. */
  readonly shuffle?: (table: T, random: Stream) => void;
  readonly view: (match: Match<T>, seat: Seat | null) => View;
  readonly projections: Projections<string>;
  /** The hidden things a seat knows, as sortable words: an undo must not cross a moment when this grew. */
  readonly knowledge: (match: Match<T>, seat: Seat) => readonly string[];
  /** Fills what a seat cannot know with a guess that fits all it does know; the streams are already new. */
  readonly guessHidden: (match: Match<T>, seat: Seat, random: Stream) => void;
  /** How well a match stands for a seat, in points of the game's own scale; cheap, and blind to what is hidden. */
  readonly appraise: (match: Match<T>, seat: Seat) => number;
  /**
   * What somebody would answer who does not think twice, from what the seat that is asked may know; null where whatever
   * looks best right after it will do. Bots play whole turns on with it.
   */
  readonly habit?: (match: Match<T>, decision: Decision) => Answer | null;
  /** How likely one wins who stands at so many points; left out where nobody has fitted it. */
  readonly chances?: Chances;
  /** How far bots look ahead; left out where that is to the end of a round of the match. */
  readonly pace?: Pace;
  /** The rule by which players may not consult each other at the moment; null, or left out, where they may. */
  readonly silence?: (match: Match<T>) => string | null;
}

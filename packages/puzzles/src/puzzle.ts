import type { Answer, Words } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { Way } from './ways.ts';

/**
 * What chance brings: what `given` lays down (`fixed`); whatever hurts most (`worst`); or everything, weighed by how likely
 * it is (`expected`).
 */
export type PuzzleChance = 'fixed' | 'worst' | 'expected';

/** What is said of a puzzle. */
export interface PuzzleText {
  readonly title: string;
  /** The goal in a few words: it stands on the goal card. */
  readonly goal: string;
  /** What one has to know before the first move, in a sentence or two. */
  readonly about: string;
  /** Where to look, then who does what first. The whole line is the third hint, and comes from the solver. */
  readonly hints: readonly [string, string];
  /** Why it worked. */
  readonly solved: string;
}

/** What is asked: a position in the words of scenarios, and what has to come true. It is solved by the first player. */
export interface Task {
  readonly id: string;
  readonly edition?: string;
  readonly given: Words;
  /** It is solved as soon as this is true, in the words of `then`; events are those of the last answer. */
  readonly goal: Words;
  /** It has failed when this is true first; left out: when the match is over. */
  readonly until?: Words;
  readonly chance: PuzzleChance;
  /** Places that matter: of places and directions, which are without number, these and some drawn ones are tried. */
  readonly places?: readonly (readonly [number, number])[];
}

/** A puzzle of a collection, with what is said of it. */
export interface Puzzle extends Task {
  readonly text: Localized<PuzzleText>;
}

/** What the solver found, kept so that nobody has to look for it again. */
export interface Proof {
  /** The puzzle and the rules under which it was solved: another one, and it has to be solved anew. */
  readonly digest: string;
  /** How often somebody who answers at random would find it. */
  readonly luck: number;
  readonly ways: readonly Way[];
  readonly positions: number;
  /** A best line, the other side's answers among it. */
  readonly line: readonly Answer[];
}

/** The puzzles of a game, from the first to the hardest, each with its proof. */
export interface Collection {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly proven: { readonly [puzzle: string]: Proof };
}

import type { Answer, Words } from '@assemble/kernel';
import type { FromHost, ToHost } from '@assemble/protocol';
import type { Standing } from '@assemble/puzzles';

/** Which puzzle, and who sits at its table. */
export interface OpenPuzzle {
  readonly game: string;
  readonly puzzle: string;
  /** One that somebody made, in place of one of the collection. */
  readonly made?: {
    readonly given: Words;
    readonly edition: string | null;
    readonly goal: Words;
    readonly until: Words;
  };
  readonly names: readonly string[];
}

/** How a puzzle stands. */
export interface PuzzleNow {
  readonly standing: Standing;
  /** What the solver did, as often as something was decided. */
  readonly answers: readonly Answer[];
  /** Where it is solved: which of the known ways was taken; null where it is a new one. */
  readonly way: number | null;
  /** Something was shown in this try. */
  readonly shown: boolean;
}

/** What the page says to the worker: 'again' lays the position anew, 'show' plays the next move of a best line. */
export type ToPuzzle =
  | { readonly type: 'open'; readonly open: OpenPuzzle }
  | { readonly type: 'say'; readonly message: ToHost }
  | { readonly type: 'puzzle'; readonly act: 'again' | 'show' };

export type FromPuzzle =
  | FromHost
  | { readonly type: 'puzzle'; readonly now: PuzzleNow }
  | { readonly type: 'failed'; readonly text: string };

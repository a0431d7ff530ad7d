import type { Words } from '@assemble/kernel';
import type { Localized } from '@assemble/language';

/** One thing to see or to do. */
export interface LessonStep {
  /** Its words stand under this name. */
  readonly id: string;
  /** What the learner does, in the words of scenarios; left out where there is only something to read. */
  readonly does?: Words;
  /** What does as well, each in place of `does`; or whatever the rules allow. */
  readonly or?: readonly Words[] | 'any';
  /** Where a place is asked for: whatever lies so near to the wanted one, in inches, does as well. */
  readonly near?: number;
  /** What the other side then does, in this order; the step ends when all of it has happened. */
  readonly foe?: readonly Words[];
  /** Where there is nothing to do: the place on the stage that is lit. */
  readonly light?: string;
  /** What the lit thing needs: marked beside it. */
  readonly also?: string;
  /** The rule that is explained: it names itself once. */
  readonly rule?: string;
}

/** What the coach says at a step: what, then why, in two sentences at most. */
export interface StepText {
  readonly title: string;
  readonly say: string;
  /** What is asked of the learner. */
  readonly ask?: string;
  /** The rule in two sentences, for whoever asks why. */
  readonly why?: string;
  /** Said of other legal moves: the first whose key the move begins with ('buy', 'pass'), else `other`. */
  readonly others?: { readonly [move: string]: string };
  readonly other?: string;
}

export interface LessonText {
  readonly title: string;
  /** What one can do afterwards, in a line. */
  readonly about: string;
  readonly steps: { readonly [step: string]: StepText };
  /** Said of any other legal move that its step says nothing of. */
  readonly other: string;
  readonly end: string;
}

/** A lesson: a position, steps, and words. The learner is the first of its players. */
export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly given: Words;
  readonly steps: readonly LessonStep[];
  /** How the other side answers whatever no step speaks of. */
  readonly foe: readonly Words[];
  /** What is answered for the learner where no step asks it. */
  readonly auto?: readonly Words[];
  readonly text: Localized<LessonText>;
}

/** What is told the first time that it matters: when something is asked or can be chosen, or when it happens. */
export interface Cue {
  readonly id: string;
  /** The question, by its key. */
  readonly ask?: string;
  /** What can be chosen then: its id begins so. */
  readonly choice?: string;
  /** What has happened, by its kind. */
  readonly event?: string;
  /** The place on the stage that is lit. */
  readonly light?: string;
  readonly rule?: string;
  /** Said in the coached match only, of which it speaks; all others also in ordinary matches. */
  readonly first?: true;
}

/** A whole match with the coach beside it: everything may be done, and things are told when they first matter. */
export interface CoachedGame {
  readonly id: string;
  readonly minutes: number;
  /** Which of the game's ready set-ups is played, and what of it is fixed. */
  readonly setup: string;
  readonly fixed: Words;
  readonly cues: readonly Cue[];
  readonly text: Localized<Pick<LessonText, 'title' | 'about' | 'end'> & { readonly cues: CueTexts }>;
}

export interface CueTexts {
  readonly [cue: string]: Pick<StepText, 'title' | 'say'>;
}

/** The way to a game: its lessons, and the first match at their end. */
export interface Course {
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly firstMatch: CoachedGame | null;
}

/** What the coach says of a legal move that the step does not ask for; moves are told in the words of scenarios. */
export function saidOf(text: LessonText, step: string, move: string): string {
  const { others = {}, other } = text.steps[step] ?? {};
  const found = Object.entries(others).find(([begins]) => move.startsWith(begins));
  return found?.[1] ?? other ?? text.other;
}

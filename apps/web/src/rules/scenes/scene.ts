import type { Step, Words } from '@assemble/kernel';

/** A position and what is done in it, in the words of scenarios. */
export interface Scene {
  readonly edition: string | null;
  readonly given: Words;
  readonly when: readonly Omit<Step, 'then'>[];
}

/** The scenes of a game, and which of them shows a rule. */
export interface Scenes {
  readonly of: Readonly<Record<string, number>>;
  readonly scenes: readonly Scene[];
}

import type { Step, Words } from '@assemble/kernel';

/** Given – when – then: the same for every game; only the words inside `given`, `does` and `then` are the game's. */
export interface Scenario {
  readonly game: string;
  readonly edition?: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly given: Words;
  readonly when: readonly Step[];
  readonly then?: Words;
}

import type { Puzzle } from '../puzzle.ts';

/** More dice than an activation rolls, and all of them hits: attacks deal their Strength, and nobody defends. */
export const ALL_HITS: readonly string[] = Array.from({ length: 80 }, () => 'hit');

/** It has to be done in the activation that is under way. */
export const THIS_ACTIVATION: Pick<Puzzle, 'until' | 'chance'> = {
  until: { happened: ['activation-ended'] },
  chance: 'fixed',
};

import type { Puzzle } from '../puzzle.ts';

/** Pip has no life left before it is his turn, whatever he does against it. */
export const WIN_THIS_TURN: Pick<Puzzle, 'goal' | 'until' | 'chance'> = {
  goal: { won: 'You' },
  until: { turn: 'Pip' },
  chance: 'fixed',
};

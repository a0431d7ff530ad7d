import type { Words } from '@assemble/kernel';
import type { Puzzle } from '../puzzle.ts';

/** The villain falls before the turn is over. */
export const WIN_THIS_TURN: Pick<Puzzle, 'goal' | 'until' | 'chance'> = {
  goal: { won: 'You' },
  until: { happened: ['turn-ended'] },
  chance: 'fixed',
};

/** Rhino at his last stage, which has 14 hit points. */
export const rhino = (left: number, more: Words = {}): Words => ({
  card: 'Rhino',
  last: true,
  damage: 14 - left,
  ...more,
});

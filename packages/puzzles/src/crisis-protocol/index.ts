import type { Collection } from '../puzzle.ts';
import { chargeTheCube } from './charge-the-cube.ts';
import proven from './proven.json' with { type: 'json' };
import { pullHimOff } from './pull-him-off.ts';
import { sendThemHome } from './send-them-home.ts';
import { spendWhatYouEarn } from './spend-what-you-earn.ts';
import { twoCubes } from './two-cubes.ts';

export const collection: Collection = {
  game: 'crisis-protocol',
  puzzles: [pullHimOff, chargeTheCube, sendThemHome, spendWhatYouEarn, twoCubes],
  proven,
};

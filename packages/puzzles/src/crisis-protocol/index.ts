import type { Collection } from '../puzzle.ts';
import { chargeTheCube } from './charge-the-cube.ts';
import { firstFellThenTrip } from './first-fell-then-trip.ts';
import proven from './proven.json' with { type: 'json' };
import { pullHimOff } from './pull-him-off.ts';
import { sendThemHome } from './send-them-home.ts';
import { spendWhatYouEarn } from './spend-what-you-earn.ts';
import { threeOfThem } from './three-of-them.ts';
import { twoCubes } from './two-cubes.ts';
import { windUpTwice } from './wind-up-twice.ts';

export const collection: Collection = {
  game: 'crisis-protocol',
  puzzles: [
    pullHimOff,
    chargeTheCube,
    sendThemHome,
    spendWhatYouEarn,
    firstFellThenTrip,
    twoCubes,
    threeOfThem,
    windUpTwice,
  ],
  proven,
};

import type { Collection } from '../puzzle.ts';
import { badDiceFirst } from './bad-dice-first.ts';
import { chargeTheCube } from './charge-the-cube.ts';
import { findersKeepers } from './finders-keepers.ts';
import { firstFellThenTrip } from './first-fell-then-trip.ts';
import { lineThemUp } from './line-them-up.ts';
import proven from './proven.json' with { type: 'json' };
import { pullHimOff } from './pull-him-off.ts';
import { sendThemHome } from './send-them-home.ts';
import { spendWhatYouEarn } from './spend-what-you-earn.ts';
import { threeOfThem } from './three-of-them.ts';
import { twoCubes } from './two-cubes.ts';
import { windUpTwice } from './wind-up-twice.ts';
import { worthTwo } from './worth-two.ts';

export const collection: Collection = {
  game: 'crisis-protocol',
  puzzles: [
    worthTwo,
    pullHimOff,
    findersKeepers,
    lineThemUp,
    chargeTheCube,
    sendThemHome,
    badDiceFirst,
    firstFellThenTrip,
    spendWhatYouEarn,
    twoCubes,
    threeOfThem,
    windUpTwice,
  ],
  proven,
};

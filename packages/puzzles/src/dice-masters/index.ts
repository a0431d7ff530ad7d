import type { Collection } from '../puzzle.ts';
import { afterTheBlock } from './after-the-block.ts';
import { allEyesOnMe } from './all-eyes-on-me.ts';
import { borrowedStrength } from './borrowed-strength.ts';
import { eyePatch } from './eye-patch.ts';
import { goblinLast } from './goblin-last.ts';
import { loneWolf } from './lone-wolf.ts';
import proven from './proven.json' with { type: 'json' };
import { rideTheBolt } from './ride-the-bolt.ts';
import { torchFirst } from './torch-first.ts';

export const collection: Collection = {
  game: 'dice-masters',
  puzzles: [
    allEyesOnMe,
    borrowedStrength,
    loneWolf,
    afterTheBlock,
    rideTheBolt,
    eyePatch,
    goblinLast,
    torchFirst,
  ],
  proven,
};

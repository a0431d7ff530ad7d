import type { Collection } from '../puzzle.ts';
import { afterTheBlock } from './after-the-block.ts';
import { allEyesOnMe } from './all-eyes-on-me.ts';
import { borrowedStrength } from './borrowed-strength.ts';
import { eyePatch } from './eye-patch.ts';
import { goblinLast } from './goblin-last.ts';
import { hammerTime } from './hammer-time.ts';
import { loneWolf } from './lone-wolf.ts';
import { noPainNoGain } from './no-pain-no-gain.ts';
import { nobodyMoves } from './nobody-moves.ts';
import proven from './proven.json' with { type: 'json' };
import { rideTheBolt } from './ride-the-bolt.ts';
import { torchFirst } from './torch-first.ts';
import { wingman } from './wingman.ts';

export const collection: Collection = {
  game: 'dice-masters',
  puzzles: [
    hammerTime,
    noPainNoGain,
    allEyesOnMe,
    borrowedStrength,
    loneWolf,
    afterTheBlock,
    rideTheBolt,
    wingman,
    eyePatch,
    nobodyMoves,
    goblinLast,
    torchFirst,
  ],
  proven,
};

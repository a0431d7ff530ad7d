import type { Collection } from '../puzzle.ts';
import { angryEnough } from './angry-enough.ts';
import { armoredGuard } from './armored-guard.ts';
import { clawsLast } from './claws-last.ts';
import { cleanThrough } from './clean-through.ts';
import { clearTheStreets } from './clear-the-streets.ts';
import { fullChannel } from './full-channel.ts';
import { lastBreath } from './last-breath.ts';
import { leadTheVision } from './lead-the-vision.ts';
import { oneTwo } from './one-two.ts';
import { pastTheGuard } from './past-the-guard.ts';
import proven from './proven.json' with { type: 'json' };
import { smallHitFirst } from './small-hit-first.ts';
import { takeOff } from './take-off.ts';

export const collection: Collection = {
  game: 'champions',
  puzzles: [
    smallHitFirst,
    cleanThrough,
    clawsLast,
    lastBreath,
    angryEnough,
    pastTheGuard,
    armoredGuard,
    oneTwo,
    fullChannel,
    takeOff,
    leadTheVision,
    clearTheStreets,
  ],
  proven,
};

import { below } from '@assemble/kernel';
import type { DieKind } from '../dice.ts';
import type { Die } from '../table.ts';
import type { C } from './run.ts';

/** Where results come from: the streams of the match, unless a scenario lays them down. */
export interface Chance {
  /** The face that a rolled die shows. */
  readonly face: (c: C, die: Die, kind: DieKind) => number;
  /** The die that is drawn from a bag with dice in it. */
  readonly drawn: (c: C, bag: readonly Die[]) => Die | undefined;
}

export const byStreams: Chance = {
  face: (c, _die, { faces }) => below(c.match.random.dice, faces.length),
  drawn: (c, bag) => bag[below(c.match.random.shuffle, bag.length)],
};

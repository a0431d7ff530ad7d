import { DONE, type Node } from '@assemble/kernel';
import { gainPoints } from '../../rules/round.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { seatIn } from '../values.ts';

/** Its player scores victory points at once. */
export interface Score extends Node {
  readonly node: 'score';
  readonly points: number;
}

export const score: CrisisNode<Score> = {
  run: (c, node, scope) => {
    gainPoints(c, seatIn(c, scope), node.points, scope['at'] as string);
    return DONE;
  },
  can: () => true,
  hint: ({ points }) => points * WORTH.point,
};

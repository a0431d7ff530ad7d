import { DONE, type Node } from '@assemble/kernel';
import { amount, rich } from '@assemble/language';
import { gainPoints } from '../../rules/round.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';

/** Its player scores victory points at once. */
export interface Score extends Node {
  readonly node: 'score';
  readonly points: number;
}

export const score: CrisisNode<Score> = {
  run: (c, node, scope) => {
    gainPoints(c, seatIn(c, scope), node.points, scope.at);
    return DONE;
  },
  can: () => true,
  say: ({ points }, p) =>
    clauses({
      verb: 'score',
      subject: p.you,
      rest: p.pick({
        en: rich`${amount(points)} ${points === 1 ? 'victory point' : 'victory points'}`,
        es: rich`${amount(points)} ${points === 1 ? 'Punto' : 'Puntos'} de victoria`,
        de: rich`${amount(points)} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
      }),
    }),
};

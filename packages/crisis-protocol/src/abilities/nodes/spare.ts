import { DONE } from '@assemble/kernel';
import type { Collision } from '../../rules/dodge.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Characters suffer no damage from the collision that is about to happen. */
export interface Spare extends Targeted {
  readonly node: 'spare';
}

export const spare: CrisisNode<Spare> = {
  ...onTargets<Spare>((c, _node, targets, scope) => {
    (c.change(scope) as Collision).spared.push(...targets);
    return DONE;
  }),
  say: ({ to }, p) =>
    clauses({
      verb: 'suffer',
      subject: p.target(to),
      rest: p.pick({
        en: 'no damage from this collision',
        es: '0 puntos de Daño por esta Colisión',
        de: 'durch diesen Zusammenstoß keinen Schaden',
      }),
    }),
};

import { DONE } from '@assemble/kernel';
import { rouse as roused } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Characters lose their Dazed token: they go on as they are, on the side of the card that is showing. */
export interface Rouse extends Targeted {
  readonly node: 'rouse';
}

export const rouse: CrisisNode<Rouse> = {
  ...onTargets<Rouse>(
    (c, _node, targets) => {
      for (const id of targets) roused(c, characterOf(c, id), ['CP-EFFECT-3']);
      return DONE;
    },
    (c, _node, target) => characterOf(c, target).dazed,
  ),
  say: ({ to }, p) =>
    clauses({
      verb: 'lose',
      subject: p.target(to),
      rest: p.pick({ en: 'its Dazed token', es: 'su ficha de Abatido', de: 'seinen Angeschlagen-Marker' }),
    }),
};

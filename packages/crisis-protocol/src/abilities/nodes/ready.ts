import { DONE } from '@assemble/kernel';
import { unactivate } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Characters lose their Activated token: they can activate again this round. */
export interface Ready extends Targeted {
  readonly node: 'ready';
}

export const ready: CrisisNode<Ready> = {
  ...onTargets<Ready>(
    (c, _node, targets) => {
      for (const id of targets) unactivate(c, characterOf(c, id), ['CP-EFFECT-3']);
      return DONE;
    },
    (c, _node, target) => characterOf(c, target).activated,
  ),
  say: ({ to }, p) =>
    clauses({
      verb: 'lose',
      subject: p.target(to),
      rest: p.pick({ en: 'its Activated token', es: 'su ficha de Activado', de: 'seinen Aktiviert-Marker' }),
    }),
};

import { DONE } from '@assemble/kernel';
import { gainPower, losePower } from '../../rules/atoms.ts';
import { characterOf, isGrunt } from '../../rules/characters.ts';
import { apiece, chosenFirst } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { amountFor } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Characters gain Power, or lose it. */
export interface Power extends Targeted {
  readonly node: 'power';
  readonly how: 'gain' | 'lose';
  readonly amount: Amount;
}

export const power: CrisisNode<Power> = {
  ...onTargets<Power>(
    (c, node, targets, scope) => {
      const change = node.how === 'gain' ? gainPower : losePower;
      scope.done = targets.reduce((sum, id) => {
        const amount = amountFor(c, node.amount, scope, id);
        return sum + change(c, characterOf(c, id), amount, ['CP-EFFECT-3']);
      }, 0);
      return DONE;
    },
    (c, node, target, scope) => {
      const character = characterOf(c, target);
      if (isGrunt(c, character) || amountFor(c, node.amount, scope, target) <= 0) return false;
      return node.how === 'gain' ? character.power < 10 : character.power > 0;
    },
  ),
  say: ({ how, amount, to }, p) =>
    chosenFirst(p, to, (subject) => ({
      verb: how,
      subject,
      rest: apiece(p, subject, p.measured(amount, 'power')),
    })),
};

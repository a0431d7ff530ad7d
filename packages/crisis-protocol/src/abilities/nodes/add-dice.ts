import { DONE, type Node } from '@assemble/kernel';
import { addBonus } from '../../rules/atoms.ts';
import { fighterIn, sideOf } from '../../rules/conditions.ts';
import { currentRoll, viewpoint } from '../../rules/filter.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { amountOf, roughly } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Adds dice to the roll that is coming, or takes some away. */
export interface AddDice extends Node {
  readonly node: 'add-dice';
  readonly amount: Amount;
  readonly dice: 'own' | 'theirs';
}

export const addDice: CrisisNode<AddDice> = {
  run: (c, node, scope) => {
    const roll = currentRoll(c);
    if (roll === null) return DONE;
    const side = sideOf(roll, fighterIn(roll, viewpoint(scope)), node.dice);
    addBonus(roll, { side, amount: amountOf(c, node.amount, scope), source: scope['at'] as string });
    return DONE;
  },
  can: (c) => currentRoll(c) !== null,
  hint: ({ amount }) => roughly(amount) * WORTH.die,
};

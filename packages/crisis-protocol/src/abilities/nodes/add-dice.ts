import { DONE, type Node } from '@assemble/kernel';
import { rich } from '@assemble/language';
import { addBonus } from '../../rules/atoms.ts';
import { fighterIn, sideOf } from '../../rules/conditions.ts';
import { currentRoll, viewpoint } from '../../rules/filter.ts';
import { ROLL_NAMES } from '../../text/names.ts';
import { clauses } from '../../text/said.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { amountOf, roughly } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Adds dice to the roll that is coming, or takes some away. */
export interface AddDice extends Node {
  readonly node: 'add-dice';
  readonly amount: Amount;
  /** attack: the attacker's, whoever has the ability. */
  readonly dice: 'own' | 'theirs' | 'attack';
}

export const addDice: CrisisNode<AddDice> = {
  run: (c, node, scope) => {
    const roll = currentRoll(c);
    if (roll === null) return DONE;
    const side =
      node.dice === 'attack' ? 'attack' : sideOf(roll, fighterIn(roll, viewpoint(scope)), node.dice);
    addBonus(roll, { side, amount: amountOf(c, node.amount, scope), source: scope['at'] as string });
    return DONE;
  },
  can: (c) => currentRoll(c) !== null,
  say: ({ amount, dice }, p) => {
    if (dice === 'attack') p.talk.roll = 'attack';
    const own = dice !== 'theirs';
    const subject = p.anchor(dice === 'attack' ? 'attacker' : p.talk.fighter);
    const roll = ROLL_NAMES[own ? p.talk.roll : p.talk.roll === 'attack' ? 'defense' : 'attack'][p.locale];
    const count = p.measured(typeof amount === 'number' ? Math.abs(amount) : amount, 'dice');
    const each = typeof amount !== 'number';
    const fewer = typeof amount === 'number' && amount < 0;
    const its = p.pronoun(subject, 'gen');
    return clauses({
      verb: fewer ? 'remove' : 'add',
      subject,
      rest: p.pick({
        en: each
          ? rich`to ${own ? its : 'the'} ${roll} ${count}`
          : rich`${count} ${fewer ? 'from' : 'to'} ${own ? its : 'the'} ${roll}`,
        es: each
          ? rich`a ${own ? its : 'la'} ${roll} ${count}`
          : rich`${count} ${fewer ? 'de' : 'a'} ${own ? its : 'la'} ${roll}`,
        de: fewer
          ? rich`${count} aus ${own ? `${its}em` : 'dem'} ${roll}`
          : rich`${own ? `${its}em` : 'dem'} ${roll} ${count}`,
      }),
    });
  },
  hint: ({ amount }) => roughly(amount) * WORTH.die,
};

import { DONE, type Node } from '@assemble/kernel';
import { rich } from '@assemble/language';
import { addBonus } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { fighterIn, isFighter, sideOf } from '../../rules/conditions.ts';
import { currentRoll, viewpoint } from '../../rules/filter.ts';
import { hasStatic } from '../../rules/in-force.ts';
import type { Bonus, Roll } from '../../table.ts';
import { ROLL_NAMES } from '../../text/names.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { amountOf } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Adds dice to the roll that is coming, or takes some away. */
export interface AddDice extends Node {
  readonly node: 'add-dice';
  readonly amount: Amount;
  /** attack: the attacker's, whoever has the ability. */
  readonly dice: 'own' | 'theirs' | 'attack';
}

/** On which side dice are added, and to whose roll; null where nobody of the kind fights. */
function added(roll: Roll, { dice }: AddDice, scope: Memory): Pick<Bonus, 'side' | 'who'> | null {
  const fighter = dice === 'attack' ? roll.attacker : fighterIn(roll, viewpoint(scope));
  if (!isFighter(roll, fighter)) return null;
  const side = dice === 'attack' ? 'attack' : sideOf(roll, fighter, dice);
  return { side, who: side === 'attack' ? roll.attacker : roll.target };
}

export const addDice: CrisisNode<AddDice> = {
  run: (c, node, scope) => {
    const roll = currentRoll(c);
    const to = roll === null ? null : added(roll, node, scope);
    if (roll === null || to === null) return DONE;
    addBonus(roll, { ...to, amount: amountOf(c, node.amount, scope), source: scope.at });
    return DONE;
  },
  can: (c, node, scope) => {
    const roll = currentRoll(c);
    const to = roll === null ? null : added(roll, node, scope);
    if (to === null) return false;
    const bare = to.side === 'defense' && hasStatic(c, 'no-extra-defense', characterOf(c, to.who));
    return !bare || amountOf(c, node.amount, scope) < 0;
  },
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
};

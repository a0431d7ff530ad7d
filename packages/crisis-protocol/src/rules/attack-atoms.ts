import type { Explained } from '@assemble/kernel';
import type { AttackType } from '../names.ts';
import type { Roll } from '../table.ts';
import { tell } from './events.ts';
import type { C, Rules } from './run.ts';

/** The writers of rolls: attacks, dodges and others. Dice themselves are in `atoms.ts`. */

/** From now on this is the roll that everything speaks of, until it is over. */
export function beginRoll(c: C, roll: Roll): Roll {
  c.table.rolls.push(roll);
  return roll;
}

/** The roll is over; the one that it interrupted goes on. */
export function endRoll(c: C): void {
  c.table.rolls.pop();
}

/** CP-STAT-17 */
export function chooseType(c: C, roll: Roll, type: AttackType): void {
  roll.type = type;
  tell(c, 'type-chosen', ['CP-STAT-17'], () => ({ type }));
}

/** CP-ATTACK-4, CP-ATTACK-5, CP-DODGE-1: how many dice are rolled, and why. */
export function formPool(
  c: C,
  roll: Roll,
  side: 'attack' | 'defense' | 'dodge',
  pool: Explained,
  rules: Rules,
): void {
  const attacks = side === 'attack';
  roll.pools[attacks ? 'attack' : 'defense'] = pool;
  tell(c, 'pool-formed', rules, () => ({ who: attacks ? roll.attacker : roll.target, side, pool }));
}

/** CP-ATTACK-10 */
export function compareSuccesses(c: C, roll: Roll, attack: Explained, defense: Explained): void {
  const left = Math.max(0, attack.value - defense.value);
  roll.successes = { attack: attack.value, defense: defense.value, left };
  tell(c, 'compared', ['CP-ATTACK-10'], () => ({ attack, defense, left }));
}

/** CP-ATTACK-13: what came of the attack; the activated character has attacked its target this turn. */
export function resolveAttack(c: C, roll: Roll, dealt: number, felled: boolean): void {
  const { attacker: who, target } = roll;
  roll.dealt = dealt;
  roll.felled = felled;
  if (c.table.turn?.character === who) c.table.turn.attacked.push(target);
  tell(c, 'attack-resolved', ['CP-ATTACK-13'], () => ({ who, target, dealt }));
}

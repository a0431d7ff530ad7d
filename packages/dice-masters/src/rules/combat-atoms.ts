import type { AttackStep, Combat, Die } from '../table.ts';
import { moveTo } from './atoms.ts';
import type { C } from './run.ts';

/** Writers of the attack: who attacks, who blocks whom, and how far it is. */

/** DM-ATTACK-1. */
export function beginAttack(c: C): void {
  c.table.combat = { step: 'attackers', attackers: [], blocks: [], blocked: [] };
}

/** The attack that goes on. */
function attackNow(c: C): Combat {
  const { combat } = c.table;
  if (combat === null) throw new Error('nobody attacks');
  return combat;
}

export function endAttack(c: C): void {
  c.table.combat = null;
}

/** The next of the four steps of an attack (DM-ATTACK-1). */
export function enterStep(c: C, step: AttackStep): void {
  attackNow(c).step = step;
}

/** Attackers go to the attack zone together (DM-ATTACK-2, -3), which is not fielding (DM-ACTIVE-AND-FIELDED-4). */
export function assignAttackers(c: C, dice: readonly Die[]): void {
  for (const die of dice) moveTo(c, die, 'attack');
  attackNow(c).attackers = dice.map((die) => die.id);
}

/** Puts a blocker against an attacker (DM-BLOCKING-1). */
export function assignBlocker(c: C, blocker: Die, attacker: number): void {
  const combat = attackNow(c);
  moveTo(c, blocker, 'attack');
  combat.blocks = [...combat.blocks, { blocker: blocker.id, attacker }];
  if (!combat.blocked.includes(attacker)) combat.blocked = [...combat.blocked, attacker];
}

/** An attacker counts as unblocked from now on, whoever blocks it (its card says so). */
export function countAsUnblocked(c: C, attacker: number): void {
  const combat = attackNow(c);
  combat.blocked = combat.blocked.filter((id) => id !== attacker);
}

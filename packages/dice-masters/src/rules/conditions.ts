import type { Seat } from '@assemble/kernel';
import type { Condition } from '../abilities/vocabulary.ts';
import type { Die } from '../table.ts';
import { burstsOf, engagedWith, fieldedBy, hasRole, isAttacking, other } from './dice-in-play.ts';
import { matches, select } from './filter.ts';
import type { C } from './run.ts';

/** Whether a condition holds for the die whose ability asks. */
export function holds(c: C, condition: Condition, self: Die): boolean {
  const seat = self.controller;
  const { players } = c.table;
  switch (condition.if) {
    case 'bursts':
      return condition.are.includes(burstsOf(c, self));
    case 'life-below-opponent':
      return (players[seat]?.life ?? 0) < (players[other(seat)]?.life ?? 0);
    case 'outnumbered':
      return fieldedBy(c, other(seat)).length > fieldedBy(c, seat).length;
    case 'fielded':
      return c.table.dice.some((die) => matches(c, condition.dice, die, { seat, self, chosen: [] }));
    case 'used-action':
      return (players[seat]?.actionsUsed ?? 0) > 0;
    case 'attacks-alone':
      return isAttacking(c, self) && c.table.combat?.attackers.length === 1;
    case 'role':
      return hasRole(c, condition.role, self);
    case 'engaged-with':
      return engagedWith(c, self).some((die) => matches(c, condition.dice, die, { seat, self, chosen: [] }));
    case 'attack-phase':
      return c.table.phase === 'attack';
    case 'own-turn':
      return c.table.active === seat;
    case 'undamaged':
      return self.damage === 0;
  }
}

/** A condition of a global is its user's, who need not have a die of the card. */
export function holdsFor(c: C, condition: Condition, seat: Seat): boolean {
  if (condition.if === 'own-turn') return c.table.active === seat;
  if (condition.if === 'attack-phase') return c.table.phase === 'attack';
  if (condition.if === 'fielded')
    return select(c, condition.dice, { seat, self: null, chosen: [] }).length > 0;
  const any = fieldedBy(c, seat)[0];
  return any !== undefined && holds(c, condition, any);
}

import type { Condition } from '../abilities/vocabulary.ts';
import { burstsOf, engagedWith, fieldedBy, hasRole, isAttacking, other, playerOf } from './dice-in-play.ts';
import { matches, select, type Viewpoint } from './filter.ts';
import { hurtBy } from './lasting.ts';
import type { C } from './run.ts';

/** Whether a condition holds for the player, and the die if there is one, whose ability asks. */
export function holds(c: C, condition: Condition, from: Viewpoint): boolean {
  const { seat, self } = from;
  switch (condition.if) {
    case 'life-below-opponent':
      return playerOf(c, seat).life < playerOf(c, other(seat)).life;
    case 'outnumbered':
      return fieldedBy(c, other(seat)).length > fieldedBy(c, seat).length;
    case 'fielded':
      return select(c, condition.dice, from).length > 0;
    case 'used-action':
      return playerOf(c, seat).actionsUsed > 0;
    case 'attack-phase':
      return c.table.phase === 'attack';
    case 'own-turn':
      return c.table.active === seat;
    case 'bursts':
      return self !== null && condition.are.includes(burstsOf(c, self));
    case 'attacks-alone':
      return self !== null && isAttacking(c, self) && c.table.combat?.attackers.length === 1;
    case 'role':
      return self !== null && hasRole(c, condition.role, self);
    case 'engaged-with':
      return self !== null && engagedWith(c, self).some((die) => matches(c, condition.dice, die, from));
    case 'undamaged':
      // Damage that is gone again was taken all the same.
      return self !== null && self.damage === 0 && hurtBy(c, self).length === 0;
  }
}

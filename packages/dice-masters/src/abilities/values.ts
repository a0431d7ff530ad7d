import type { Change } from '@assemble/kernel';
import { statOf } from '../rules/bonuses.ts';
import type { AnyChange, Damage } from '../rules/changes.ts';
import { activeFor, burstsOf, dieOf } from '../rules/dice-in-play.ts';
import { select, type Viewpoint } from '../rules/filter.ts';
import type { C } from '../rules/run.ts';
import type { Cause, Die } from '../table.ts';
import type { Memory } from './memory.ts';
import type { Amount } from './vocabulary.ts';

/** The die that has the ability, null for a global. */
export function selfIn(c: C, scope: Memory): Die | null {
  return scope.self < 0 ? null : dieOf(c, scope.self);
}

export const viewpoint = (c: C, scope: Memory): Viewpoint => ({
  seat: scope.seat,
  self: selfIn(c, scope),
  card: scope.card,
  // Before anything is chosen, "another" is another than the die the event is about.
  chosen: scope.chosen ?? scope.that,
  spent: scope.spent,
});

/** The change that the ability answers. */
export const changeIn = (c: C, scope: Memory): AnyChange => c.change(scope) as AnyChange;

/** The same, where it can only be damage. */
export function damageIn(c: C, scope: Memory): Damage {
  const hit = changeIn(c, scope);
  if (hit.kind !== 'damage') throw new Error(`a change of kind "${hit.kind}" is no damage`);
  return hit;
}

/** All that is about to happen at the same moment as the change that the ability answers. */
export const batchIn = (c: C, scope: Memory): AnyChange[] =>
  c.match.frames[scope.change?.frame ?? -1]?.data['batch'] as Change[] as AnyChange[];

/** Who causes what this ability does. */
export const causeIn = (scope: Memory): Cause & { [key: string]: string | number } => ({
  card: scope.card,
  die: scope.self,
  seat: scope.seat,
  how: scope.how ?? 'ability',
});

/**
 * The bursts that decide: of the face the die shows now (DM-BURSTS-9), unless the effect is used without any. A
 * while-active ability has the burst that any of its dice shows: bursts are mandatory (DM-BURSTS-6).
 */
export function burstsIn(c: C, scope: Memory): number {
  if (scope.bursts !== undefined) return scope.bursts;
  const self = selfIn(c, scope);
  if (self === null) return 0;
  if (scope.how !== 'active') return burstsOf(c, self);
  return Math.max(0, ...activeFor(c, scope.card, scope.seat).map((die) => burstsOf(c, die)));
}

/** Reads an amount off the table; uses paid together count together (DM-GLOBAL-ABILITIES-9). */
export function amountOf(c: C, amount: Amount, scope: Memory): number {
  return plainAmount(c, amount, scope) * scope.times;
}

function plainAmount(c: C, amount: Amount, scope: Memory): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'count':
      return select(c, amount.dice, viewpoint(c, scope)).length * (amount.times ?? 1);
    case 'attack':
    case 'defense': {
      const id = amount.of === 'self' ? scope.self : (scope.that[0] ?? -1);
      return id < 0 ? 0 : statOf(c, dieOf(c, id), amount.amount);
    }
    case 'done':
      return (scope.done ?? 0) * (amount.times ?? 1);
    case 'bursts': {
      const bursts = burstsIn(c, scope);
      if (bursts === 1) return amount.one ?? amount.none;
      return bursts === 2 ? (amount.two ?? amount.none) : amount.none;
    }
  }
}

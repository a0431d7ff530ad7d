import type { Scope, Seat } from '@assemble/kernel';
import { statOf } from '../rules/bonuses.ts';
import { activeFor, burstsOf, dieOf } from '../rules/dice-in-play.ts';
import { select, type Viewpoint } from '../rules/filter.ts';
import type { C } from '../rules/run.ts';
import type { Cause, Die } from '../table.ts';
import type { Amount } from './vocabulary.ts';

export const seatIn = (scope: Scope): Seat => scope['seat'] as Seat;

/** The die that has the ability, null for a global. */
export function selfIn(c: C, scope: Scope): Die | null {
  const id = scope['self'] as number;
  return id < 0 ? null : dieOf(c, id);
}

export const viewpoint = (c: C, scope: Scope): Viewpoint => ({
  seat: seatIn(scope),
  self: selfIn(c, scope),
  card: scope['card'] as number,
  // Before anything is chosen, "another" is another than the die the event is about.
  chosen: ((scope['chosen'] ?? scope['that']) as number[] | undefined) ?? [],
});

/** Who causes what this ability does. */
export const causeIn = (scope: Scope): Cause & { [key: string]: string | number } => ({
  card: scope['card'] as number,
  die: scope['self'] as number,
  seat: seatIn(scope),
  how: (scope['how'] as Cause['how'] | undefined) ?? 'ability',
});

/**
 * The bursts that decide: of the face the die shows now (DM-BURSTS-9), unless the effect is used without any. A
 * while-active ability has the burst that any of its dice shows: bursts are mandatory (DM-BURSTS-6).
 */
export function burstsIn(c: C, scope: Scope): number {
  const forced = scope['bursts'];
  if (typeof forced === 'number') return forced;
  const self = selfIn(c, scope);
  if (self === null) return 0;
  if (scope['how'] !== 'active') return burstsOf(c, self);
  return Math.max(0, ...activeFor(c, scope['card'] as number, seatIn(scope)).map((die) => burstsOf(c, die)));
}

/** Reads an amount off the table; uses paid together count together (DM-GLOBAL-ABILITIES-9). */
export function amountOf(c: C, amount: Amount, scope: Scope): number {
  return plainAmount(c, amount, scope) * (scope['times'] as number);
}

function plainAmount(c: C, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'count':
      return select(c, amount.dice, viewpoint(c, scope)).length * (amount.times ?? 1);
    case 'attack':
    case 'defense': {
      const id = amount.of === 'self' ? (scope['self'] as number) : ((scope['that'] as number[])[0] ?? -1);
      return id < 0 ? 0 : statOf(c, dieOf(c, id), amount.amount);
    }
    case 'done':
      return ((scope['done'] as number | undefined) ?? 0) * (amount.times ?? 1);
    case 'bursts': {
      const bursts = burstsIn(c, scope);
      if (bursts === 1) return amount.one ?? amount.none;
      return bursts === 2 ? (amount.two ?? amount.none) : amount.none;
    }
  }
}

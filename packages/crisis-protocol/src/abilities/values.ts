import type { Seat } from '@assemble/kernel';
import { characterOf, defenseOf, heldBy, statsOf } from '../rules/characters.ts';
import { countFaces, fighterIn, sideOf } from '../rules/conditions.ts';
import { anchored, currentRoll, select, viewpoint } from '../rules/filter.ts';
import type { C } from '../rules/run.ts';
import type { CauseData, Character } from '../table.ts';
import type { Memory } from './memory.ts';
import type { Amount } from './vocabulary.ts';

/** Whose ability it is; for a card of nobody the player who has priority decides. */
export const seatIn = (c: C, scope: Memory): Seat => scope.seat ?? c.table.turn?.seat ?? c.table.priority;

export const selfIn = (c: C, { self }: Pick<Memory, 'self'>): Character | null =>
  self < 0 ? null : characterOf(c, self);

/** CP-EFFECT-3, CP-EFFECT-5: who causes what this ability does. */
export const causeIn = (scope: Memory): CauseData => ({
  character: scope.self,
  seat: scope.crisis === true ? null : scope.seat,
  how: scope.crisis === true ? 'crisis' : 'effect',
  source: scope.at,
});

/** Reads an amount off the table. */
export function amountOf(c: C, amount: Amount, scope: Omit<Memory, 'at'>): number {
  if (typeof amount === 'number') return amount;
  const view = viewpoint(scope);
  const roll = currentRoll(c);
  switch (amount.amount) {
    case 'dealt':
      return roll?.dealt ?? 0;
    case 'rolled':
      return roll === null
        ? 0
        : countFaces(roll, sideOf(roll, fighterIn(roll, view), amount.dice), amount.faces);
    case 'paid':
      return scope.paid ?? 0;
    case 'done':
      return scope.done ?? 0;
    case 'round':
      return c.table.round;
    case 'given':
      return scope.amount ?? 0;
    case 'size': {
      const character = anchored(c, amount.of, view);
      return character === null ? 0 : statsOf(c, character).size;
    }
    case 'defense': {
      const self = selfIn(c, scope);
      return self === null ? 0 : defenseOf(c, self, amount.type);
    }
    case 'count':
      return select(c, amount.who, view).length;
    case 'wounds': {
      const damage = anchored(c, amount.of, view)?.damage ?? 0;
      return Math.min(amount.most ?? damage, Math.floor(damage / amount.each));
    }
    case 'held': {
      const character = anchored(c, amount.of, view);
      return character === null ? 0 : heldBy(c, character).length;
    }
  }
}

/** An amount for one of several targets: "that" is that one where the amount asks about it. */
export const amountFor = (c: C, amount: Amount, scope: Memory, target: number): number =>
  typeof amount === 'number' || !('of' in amount) || amount.of !== 'that'
    ? amountOf(c, amount, scope)
    : amountOf(c, amount, { ...scope, that: [target] });

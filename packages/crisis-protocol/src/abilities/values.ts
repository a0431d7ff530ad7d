import type { Scope, Seat } from '@assemble/kernel';
import { characterOf, defenseOf, heldBy, statsOf } from '../rules/characters.ts';
import { countFaces, fighterIn, sideOf } from '../rules/conditions.ts';
import { anchored, currentRoll, select, viewpoint } from '../rules/filter.ts';
import type { C } from '../rules/run.ts';
import type { CauseData, Character } from '../table.ts';
import type { Amount } from './vocabulary.ts';

/** Whose ability it is; for a card of nobody the player who has priority decides. */
export const seatIn = (c: C, scope: Scope): Seat =>
  (scope['seat'] as Seat | null) ?? c.table.turn?.seat ?? c.table.priority;

export const selfIn = (c: C, scope: Scope): Character | null => {
  const id = scope['self'] as number;
  return id < 0 ? null : characterOf(c, id);
};

/** CP-EFFECT-3, CP-EFFECT-5: who causes what this ability does. */
export const causeIn = (scope: Scope): CauseData => ({
  character: scope['self'] as number,
  seat: scope['crisis'] === true ? null : (scope['seat'] as Seat | null),
  how: scope['crisis'] === true ? 'crisis' : 'effect',
  source: scope['at'] as string,
});

/** Reads an amount off the table. */
export function amountOf(c: C, amount: Amount, scope: Scope): number {
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
      return (scope['paid'] as number | undefined) ?? 0;
    case 'done':
      return (scope['done'] as number | undefined) ?? 0;
    case 'round':
      return c.table.round;
    case 'given':
      return (scope['amount'] as number | undefined) ?? 0;
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
export const amountFor = (c: C, amount: Amount, scope: Scope, target: number): number =>
  typeof amount === 'number' || !('of' in amount) || amount.of !== 'that'
    ? amountOf(c, amount, scope)
    : amountOf(c, amount, { ...scope, that: [target] });

import type { Data } from '@assemble/kernel';
import { type Cause, type Die, isPlayer, type Lasting } from '../table.ts';
import { activeFor, dieOf, isBlocking } from './dice-in-play.ts';
import { indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

/** Something that ends with this turn (DM-CORE-RULES-7). */
export function lasting(c: C, kind: string, die: number, cause: Cause, data: Data): Lasting {
  return { kind, die, seat: cause.seat, card: cause.card, until: c.table.turn, data };
}

/** The dice that have damaged this one in this turn; -1 stands for what is no die. */
export const hurtBy = (c: C, die: Die): number[] =>
  c.table.lasting
    .filter((one) => one.kind === 'hurt' && one.die === die.id)
    .map((one) => one.data['by'] as number);

/** Whether something of this kind lasts on a die. */
export const isMarked = (c: C, die: Die, kind: string): boolean =>
  c.table.lasting.some((one) => one.kind === kind && one.die === die.id);

/** The dice that deal what a cause deals: of a while-active ability all that make its card active. */
export function dealersOf(c: C, { how, card, die, seat }: Cause): Die[] {
  if (die < 0) return [];
  return how === 'active' ? activeFor(c, card, seat) : [dieOf(c, die)];
}

/** Whether all who would deal it are made to deal no damage this turn (DM-DAMAGE-15). */
export function isSilenced(c: C, cause: Cause): boolean {
  const dealers = dealersOf(c, cause);
  return dealers.length > 0 && dealers.every((die) => isMarked(c, die, 'deals-no-damage'));
}

/** Whether damage would do nothing to it. */
export const isImmune = (c: C, target: number): boolean =>
  !isPlayer(target) && immunityOf(c, dieOf(c, target)) !== undefined;

/** What keeps damage from a character this turn: of itself, by its energy type, or because it blocks. */
export function immunityOf(c: C, die: Die): Lasting | undefined {
  return c.table.lasting.find((one) => {
    if (one.kind === 'immune') return one.data['type'] === indexOf(c).cards[die.as]?.energy;
    if (one.die !== die.id) return false;
    return one.kind === 'takes-no-damage' || (one.kind === 'undamaged-blocking' && isBlocking(c, die));
  });
}

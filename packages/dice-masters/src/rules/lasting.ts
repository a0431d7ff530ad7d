import type { Data } from '@assemble/kernel';
import { type Cause, type Die, isPlayer, type Lasting } from '../table.ts';
import { dieOf, isBlocking } from './dice-in-play.ts';
import { indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

/** Something that ends with this turn (DM-CORE-RULES-7). */
export function lasting(c: C, kind: string, die: number, cause: Cause, data: Data): Lasting {
  return { kind, die, seat: cause.seat, card: cause.card, until: c.table.turn, data };
}

/** The dice that have damaged this one in this turn. */
export const hurtBy = (c: C, die: Die): number[] =>
  c.table.lasting
    .filter((one) => one.kind === 'hurt' && one.die === die.id)
    .map((one) => one.data['by'] as number);

/** Whether something of this kind lasts on a die. */
export const isMarked = (c: C, die: Die, kind: string): boolean =>
  c.table.lasting.some((one) => one.kind === kind && one.die === die.id);

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

import { Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { Ban, Banned } from '../abilities/statics/ban.ts';
import type { Die, Lasting } from '../table.ts';
import { isActiveFor, other } from './dice-in-play.ts';
import { indexOf, slotId } from './index-of-cards.ts';
import type { C, Rule } from './run.ts';
import { inForce } from './statics.ts';

/** A ban in force against a player; 'cannot' beats 'can' (DM-CORE-RULES-3). */
export function bansOn(c: C, seat: Seat, what: Banned) {
  const bans = inForce<Ban>(c, 'ban');
  if (bans.length === 0) return bans;
  return bans.filter(
    ({ effect, source, slot }) =>
      effect.what === what && source.controller === other(seat) && !isLifted(c, seat, slot),
  );
}

/** Switched off for this turn by its victim. */
const isLifted = (c: C, seat: Seat, slot: number): boolean =>
  c.table.lasting.some((one) => one.kind === 'lifted' && one.seat === seat && one.card === slot);

/** Whether the card that named another is active on the side of whoever named it. */
const isActive = (c: C, { card, seat }: Lasting): boolean => isActiveFor(c, card, other(seat));

/** Why a player cannot do this, if a card says so. */
export function banVerdict(c: C, seat: Seat, what: Banned, die: Die | null): Verdict<Rule> {
  const judge = new Judge<Rule>();
  for (const { slot } of bansOn(c, seat, what))
    judge.refuse('DM-CORE-RULES-3', 'no.ban', { card: slotId(c, slot) });
  if (die !== null && what === 'field') {
    // A card named by an effect cannot be fielded while that effect lasts.
    const title = indexOf(c).cards[die.card]?.id;
    for (const one of c.table.lasting) {
      if (
        one.kind === 'cannot-field' &&
        one.seat === seat &&
        one.data['card'] === title &&
        isActive(c, one)
      ) {
        judge.refuse('DM-CORE-RULES-3', 'no.ban', { card: slotId(c, one.card) });
      }
    }
  }
  return judge.verdict();
}

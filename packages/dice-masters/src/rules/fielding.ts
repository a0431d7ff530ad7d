import { type Explaining, Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { FieldingCost } from '../abilities/statics/fielding-cost.ts';
import type { Dice } from '../abilities/vocabulary.ts';
import type { Die } from '../table.ts';
import { moveTo } from './atoms.ts';
import { banVerdict } from './bans.ts';
import { change, type Occurrence } from './changes.ts';
import { characterFace, dieOf } from './dice-in-play.ts';
import { ref, tell } from './events.ts';
import { matches, viewOf } from './filter.ts';
import type { Price } from './index-of-cards.ts';
import { type Inquiry, payable } from './paying.ts';
import type { C, Rule } from './run.ts';
import { inForce } from './statics.ts';
import { countFielded } from './turn-atoms.ts';

/** What fielding a die costs now (DM-FIELDING-1, DM-FIELDING-2). */
export function fieldingPrice(c: C, die: Die): Price {
  let amount = characterFace(c, die)?.cost ?? 0;
  for (const { effect, source } of inForce<FieldingCost>(c, 'fielding-cost')) {
    const dice: Dice = { ...effect.dice, zone: 'reserve' };
    if (!matches(c, dice, die, viewOf(source))) continue;
    if (effect.change === 'free') return { amount: 0, needs: [] };
    amount += effect.change;
  }
  return { amount: Math.max(0, amount), needs: [] };
}

/** Whether a player may field this die at all: every way to field it asks, with or without paying (DM-CORE-RULES-3). */
function mayField(c: C, seat: Seat, die: Die, explaining: Explaining): Verdict<Rule> {
  return new Judge<Rule>(explaining)
    .must(characterFace(c, die) !== null, 'DM-DICE-IDENTITY-2', 'no.not-a-character')
    .also(banVerdict(c, seat, 'field', die))
    .verdict();
}

/** Whether a player may field this die now, beside what is already in the basket. */
export function fieldVerdict(c: C, q: Inquiry, id: number): Verdict<Rule> {
  const { seat } = q;
  const die = dieOf(c, id);
  const judge = new Judge<Rule>(q.explaining)
    .must(c.table.phase === 'main', 'DM-TURN-STRUCTURE-3', 'no.only-main')
    .must(c.table.active === seat, 'DM-TURN-STRUCTURE-7', 'no.not-your-turn')
    .must(die.zone === 'reserve' && die.controller === seat, 'DM-FIELDING-1', 'no.not-in-reserve')
    .also(mayField(c, seat, die, q.explaining));
  const price = fieldingPrice(c, die);
  if (price.amount > 0) judge.also(payable(q, price));
  return judge.verdict();
}

/**
 * The die is fielded, for what was spent on it; whoever hears that answers the occurrence (DM-FIELDING-5). Null where it
 * may not be.
 */
export function field(c: C, seat: Seat, die: Die, spent: number[]): Occurrence | null {
  if (!mayField(c, seat, die, 'bare').yes) return null;
  moveTo(c, die, 'field');
  const nth = countFielded(c, seat);
  tell(c, 'fielded', ['DM-FIELDING-1'], () => ({ seat, die: ref(c, die) }));
  return change<Occurrence>({
    kind: 'fielded',
    target: die.id,
    with: -1,
    nth,
    spent,
    cause: { card: die.card, die: die.id, seat, how: 'rule' },
  });
}

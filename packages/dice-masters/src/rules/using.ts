import { Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { ActionAbility, Activated, Global } from '../abilities/vocabulary.ts';
import { banVerdict } from './bans.ts';
import { holds } from './conditions.ts';
import { costVerdict } from './costs.ts';
import { dieOf, faceOf, isActiveFor } from './dice-in-play.ts';
import { viewOfPlayer } from './filter.ts';
import { type Heard, indexOf } from './index-of-cards.ts';
import { isUsedUp } from './listeners.ts';
import type { Inquiry } from './paying.ts';
import type { C, Rule } from './run.ts';

/** The action ability of a card, with its address. */
export function actionOf(c: C, slot: number): Heard<ActionAbility> | null {
  const card = indexOf(c).cards[slot];
  const i = card?.abilities.findIndex((ability) => ability.node === 'action') ?? -1;
  const ability = card?.abilities[i];
  if (card == null || ability === undefined || ability.node !== 'action') return null;
  return { slot, ability, address: `${card.id}#${i}` };
}

/** Whether a player may use this action die now (DM-ACTION-DICE-1, -4, -5). */
export function useVerdict(c: C, { seat, explaining }: Inquiry, id: number): Verdict<Rule> {
  const die = dieOf(c, id);
  return new Judge<Rule>(explaining)
    .must(
      c.table.active === seat,
      c.table.phase === 'attack' ? 'DM-ACTION-DICE-5' : 'DM-TURN-STRUCTURE-7',
      'no.not-your-turn',
    )
    .must(inActingTime(c), 'DM-ATTACK-8', 'no.not-now')
    .must(die.zone === 'reserve' && die.controller === seat, 'DM-ACTION-DICE-1', 'no.not-in-reserve')
    .must(faceOf(c, die)?.kind === 'action', 'DM-ACTION-DICE-1', 'no.not-an-action')
    .also(banVerdict(c, seat, 'actions-and-globals', null))
    .verdict();
}

/** Main phase, or the step of an attack for actions and globals (DM-GLOBAL-ABILITIES-6, -8, DM-ATTACK-8). */
const inActingTime = (c: C): boolean =>
  c.table.phase === 'main' || (c.table.phase === 'attack' && c.table.combat?.step === 'actions');

/** Whether a player may use this global now. */
export function globalVerdict(c: C, q: Inquiry, heard: Heard<Global>): Verdict<Rule> {
  const { ability, slot } = heard;
  const { seat } = q;
  const judge = new Judge<Rule>(q.explaining)
    .must(
      inActingTime(c),
      c.table.phase === 'attack' ? 'DM-GLOBAL-ABILITIES-6' : 'DM-GLOBAL-ABILITIES-8',
      'no.not-now',
    )
    .also(costVerdict(c, q, ability.cost, null));
  if (judge.settled) return judge.verdict();
  judge.also(banVerdict(c, seat, 'actions-and-globals', null));
  judge.must(!isUsedUp(c, heard, seat, -1), 'DM-GLOBAL-ABILITIES-4', 'no.once-per-turn');
  if (ability.condition !== undefined) {
    judge.must(holds(c, ability.condition, viewOfPlayer(seat, slot)), 'DM-CORE-RULES-1', 'no.condition', {
      card: c.table.cards[slot]?.id ?? '',
    });
  }
  return judge.verdict();
}

/** Abilities of fielded cards that their player may use. */
export function activatedOf(c: C, seat: Seat): Heard<Activated>[] {
  return indexOf(c).activated.filter(({ slot }) => isActiveFor(c, slot, seat));
}

export function activateVerdict(c: C, q: Inquiry, heard: Heard<Activated>): Verdict<Rule> {
  const { ability } = heard;
  const { seat } = q;
  const judge = new Judge<Rule>(q.explaining)
    .must(inActingTime(c), 'DM-ATTACK-8', 'no.not-now')
    .must(ability.main !== true || c.table.phase === 'main', 'DM-TURN-STRUCTURE-3', 'no.only-main')
    .must(
      c.table.active === seat,
      c.table.phase === 'attack' ? 'DM-ATTACK-6' : 'DM-TURN-STRUCTURE-7',
      'no.not-your-turn',
    )
    .must(!isUsedUp(c, heard, seat, -1), 'DM-CORE-RULES-1', 'no.once-per-turn');
  return judge.also(costVerdict(c, q, ability.cost, null)).verdict();
}

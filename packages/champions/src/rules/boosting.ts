import type { Instruction } from '@assemble/kernel';
import type { Activity } from '../table.ts';
import { moveTo } from './atoms.ts';
import { printed } from './cards-in-play.ts';
import { callFor } from './carrying-out.ts';
import { ref, tell } from './events.ts';
import { sheet } from './index-of-cards.ts';
import type { C, Rules } from './run.ts';

/** Gives the acting enemy a boost card, face down, from the top of the encounter deck. */
export function dealBoost(c: C, activity: Activity, rules: Rules): void {
  const top = c.table.deck.at(-1);
  if (top === undefined) return; // MC-EMPTY-8
  activity.boosts.push(top);
  tell(c, 'boost-dealt', rules, () => ({ enemy: ref(c, activity.by), card: ref(c, top) }));
  moveTo(c, top, 'boost');
}

/** Turns up the next boost card and counts its icons; -1 when none is left. */
export function turnUpBoost(c: C, activity: Activity, rules: Rules): number {
  const [id] = activity.boosts;
  if (id === undefined) return -1;
  moveTo(c, id, 'shown');
  const { boost } = printed(c, id);
  activity.icons += boost;
  tell(c, 'boosted', rules, () => ({ enemy: ref(c, activity.by), card: ref(c, id), icons: boost }));
  return id;
}

/** MC-BOOST-3, -4: only its boost ability works. */
export const boostAbility = (c: C, card: number, activity: Activity): Instruction =>
  callFor(sheet(c, printed(c, card).id).called.boost, card, activity.seat);

/** MC-BOOST-6; a boost ability may have put it somewhere else. */
export function discardBoost(c: C, card: number): void {
  if (c.table.zones[card] === 'shown') moveTo(c, card, 'discard');
}

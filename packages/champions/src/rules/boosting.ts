import type { Instruction } from '@assemble/kernel';
import type { Activity } from '../table.ts';
import { moveTo } from './atoms.ts';
import { printed } from './cards-in-play.ts';
import { callFor } from './carrying-out.ts';
import { sheet } from './index-of-cards.ts';
import type { C } from './run.ts';

/** MC-BOOST-3, -4: only its boost ability works. */
export const boostAbility = (c: C, card: number, activity: Activity): Instruction =>
  callFor(sheet(c, printed(c, card).id).called.boost, card, activity.seat);

/** MC-BOOST-6; a boost ability may have put it somewhere else. */
export function discardBoost(c: C, card: number): void {
  if (c.table.zones[card] === 'shown') moveTo(c, card, 'discard');
}

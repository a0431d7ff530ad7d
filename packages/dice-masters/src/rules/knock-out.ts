import type { Applier, Change } from '@assemble/kernel';
import type { DiceChange, Die } from '../table.ts';
import * as atoms from './atoms.ts';
import type { AnyChange } from './changes.ts';
import { dieOf, engagedWith, isAttacking, isBlocking, isFielded } from './dice-in-play.ts';
import { ref, tell } from './events.ts';
import { lasting } from './lasting.ts';
import type { C } from './run.ts';

/** A die as it was at a moment: whose, with which card and face, and what it was doing. */
export type Was = {
  readonly die: { [K in keyof Die]: Die[K] };
  readonly attacking: boolean;
  readonly blocking: boolean;
  readonly engaged: boolean;
};

export interface KnockOut extends DiceChange {
  kind: 'knock-out';
  /** The dice whose damage it had. */
  by?: number[];
  /** Written when it is carried out, for all that fall at the same moment. */
  was?: Was;
}

/** What is remembered of a die that falls; of other changes nothing. */
export const wasOf = (change: AnyChange): Was | undefined =>
  change.kind === 'knock-out' ? change.was : undefined;

/**
 * Before the first of several characters falls, each is remembered as it is: with the card it uses, for the player who
 * has it, in the fight it is in. None of that may depend on who falls first (DM-DAMAGE-1, DM-COPYING-5,
 * DM-CAPTURE-AND-CONTROL-6).
 */
export function witness(c: C, batch: readonly Change[]): void {
  for (const change of batch) {
    if (change.kind !== 'knock-out' || change.prevented) continue;
    const knockedOut = change as KnockOut;
    const die = dieOf(c, knockedOut.target);
    knockedOut.was = {
      die: { ...die },
      attacking: isAttacking(c, die),
      blocking: isBlocking(c, die),
      engaged: engagedWith(c, die).length > 0,
    };
  }
}

export const knockOut: Applier<C, KnockOut> = (c, { target, was, cause }) => {
  const die = dieOf(c, target);
  if (!isFielded(die)) return;
  tell(c, 'knocked-out', ['DM-KNOCK-OUT-2'], () => ({ die: ref(c, die) }));
  // Attackers of a player whose card says so go back to the field instead (DM-CORE-RULES-1).
  const spared =
    was?.attacking === true &&
    c.table.lasting.some((one) => one.kind === 'attackers-return' && one.seat === was.die.controller);
  if (spared) {
    atoms.releaseHeld(c, die);
    atoms.moveTo(c, die, 'field');
    atoms.removeDamage(die);
    // It was knocked out all the same: the damage is nobody's any more, and its own ability for taking it is lost.
    atoms.endLasting(c, (one) => one.kind === 'hurt' && one.die === die.id);
    atoms.addLasting(c, lasting(c, 'hurt', die.id, cause, { by: -1 }));
    atoms.stopAnswering(c, die);
  } else atoms.sendToOwner(c, die, 'prep');
};

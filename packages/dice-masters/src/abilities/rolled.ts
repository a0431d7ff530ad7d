import { DONE, propose } from '@assemble/kernel';
import * as atoms from '../rules/atoms.ts';
import { change, type Damage } from '../rules/changes.ts';
import { characterFace, other } from '../rules/dice-in-play.ts';
import { refs, tell } from '../rules/events.ts';
import { field } from '../rules/fielding.ts';
import type { C } from '../rules/run.ts';
import { type DiceChange, type Die, playerTarget } from '../table.ts';
import type { Memory } from './memory.ts';
import { causeIn } from './values.ts';

/** Where a rolled die goes, by what it shows. */
export interface Rolled {
  readonly character: 'reserve' | 'field' | 'used';
  readonly other: 'reserve' | 'used';
  /** A character face hits the opponent for its attack. */
  readonly hits?: true;
}

/** Rolls dice and puts them where they belong; characters that are fielded this way are heard of. */
export function rollInto(c: C, scope: Memory, dice: readonly Die[], rolled: Rolled) {
  const seat = scope.seat;
  const fielded: DiceChange[] = [];
  atoms.rollAll(c, seat, dice, false, ['DM-CORE-RULES-1']);
  for (const die of dice) {
    const face = die.face;
    const shown = characterFace(c, die);
    const wanted = shown === null ? rolled.other : rolled.character;
    if (shown !== null && rolled.hits === true && shown.attack > 0) {
      const target = playerTarget(other(seat));
      fielded.push(change<Damage>({ kind: 'damage', target, amount: shown.attack, cause: causeIn(scope) }));
    }
    const out = wanted === 'field' ? field(c, seat, die, []) : null;
    if (out !== null) {
      fielded.push(out);
      continue;
    }
    // A character that may not be fielded goes with those that are none.
    if (wanted === 'field')
      tell(c, 'not-fielded', ['DM-CORE-RULES-3'], () => ({ seat, dice: refs(c, [die]) }));
    const to = wanted === 'field' ? rolled.other : wanted;
    atoms.moveTo(c, die, to);
    if (to === 'reserve') atoms.turnTo(die, face);
  }
  return fielded.length === 0 ? DONE : propose(c, fielded);
}

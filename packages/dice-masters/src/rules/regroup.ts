import { NEXT, propose } from '@assemble/kernel';
import {
  endCopy,
  endLasting,
  moveTo,
  release,
  removeDamage,
  resumeCopy,
  sendToOwner,
  useUpBeside,
} from './atoms.ts';
import { endAttack } from './combat-atoms.ts';
import { diceIn, dieOf, faceOf, isAttacking, isBlocked } from './dice-in-play.ts';
import { refs, tell } from './events.ts';
import { isMarked } from './lasting.ts';
import { steps } from './run.ts';
import { thenSettle } from './settle.ts';
import { occurrence } from './turn.ts';

/** Regroup (carried out also when nobody attacked: DM-ATTACK-7). */
export const regroup = steps('regroup', [
  {
    name: 'characters leave the attack zone',
    rules: ['DM-REGROUP-1', 'DM-REGROUP-2', 'DM-REGROUP-3', 'DM-REGROUP-8', 'DM-ACTIVE-AND-FIELDED-5'],
    run: (c) => {
      const inAttack = c.table.dice.filter((die) => die.zone === 'attack');
      const used = inAttack.filter((die) => isAttacking(c, die) && !isBlocked(c, die));
      const back = inAttack.filter((die) => !used.includes(die));
      if (inAttack.length > 0) {
        const seat = c.table.active;
        tell(c, 'regrouped', ['DM-REGROUP-1', 'DM-REGROUP-2'], () => ({
          seat,
          back: refs(c, back),
          used: refs(c, used),
        }));
      }
      for (const die of used) sendToOwner(c, die, isMarked(c, die, 'used-to-prep') ? 'prep' : 'used');
      for (const die of back) moveTo(c, die, 'field');
      endAttack(c);
      return NEXT;
    },
  },
  {
    // Before anything settles: whoever was stronger only in the fight does not fall to damage that is over.
    name: 'remove all damage',
    rules: ['DM-REGROUP-4', 'DM-DAMAGE-10'],
    run: (c) => {
      for (const die of c.table.dice) removeDamage(die);
      return NEXT;
    },
  },
  {
    name: 'the turn ends: effects',
    rules: ['DM-REGROUP-6'],
    run: (c) => propose(c, [occurrence(c, 'turn-ends')]),
  },
  { name: 'the turn ends: settle', rules: ['DM-ORDERING-1'], run: thenSettle },
  {
    name: 'captured and controlled dice go back',
    rules: [
      'DM-CAPTURE-AND-CONTROL-4',
      'DM-CAPTURE-AND-CONTROL-10',
      'DM-CAPTURE-AND-CONTROL-11',
      'DM-CAPTURE-AND-CONTROL-12',
    ],
    run: (c) => {
      for (const die of c.table.dice) {
        // Also the captured action die that lies beside a character of whoever used it.
        if (die.holder >= 0 && (die.zone !== 'beside' || die.controller !== die.owner))
          release(c, die, ['DM-CAPTURE-AND-CONTROL-4']);
      }
      return NEXT;
    },
  },
  {
    name: 'unused action dice go to the used pile',
    rules: ['DM-REGROUP-5', 'DM-REGROUP-7'],
    run: (c) => {
      for (const die of diceIn(c, c.table.active, 'reserve')) {
        if (faceOf(c, die)?.kind === 'action') moveTo(c, die, 'used');
      }
      return NEXT;
    },
  },
  {
    name: 'effects end',
    rules: ['DM-REGROUP-6', 'DM-CORE-RULES-7', 'DM-BONUSES-5', 'DM-COPYING-7'],
    run: (c) => {
      const laid = c.table.lasting.filter((one) => one.kind === 'beside' && one.until <= c.table.turn);
      for (const one of laid) useUpBeside(c, dieOf(c, one.die));
      endLasting(c, (one) => one.until <= c.table.turn);
      for (const die of c.table.dice) removeDamage(die);
      for (const die of c.table.dice) {
        const copy = c.table.lasting.find((lasting) => lasting.kind === 'copy' && lasting.die === die.id);
        if (copy === undefined) endCopy(die);
        else resumeCopy(die, copy);
      }
      return NEXT;
    },
  },
  { name: 'characters without their bonus', rules: ['DM-BONUSES-4'], run: thenSettle },
]);

import { ask, type Instruction, NEXT } from '@assemble/kernel';
import { moveTo, rollAll, turnTo } from './atoms.ts';
import { bansOn } from './bans.ts';
import { diceIn, dieOf, playerOf } from './dice-in-play.ts';
import { slotId } from './index-of-cards.ts';
import { type C, callAgain, steps } from './run.ts';

export type Rolling = { rolled: number[] };

/** Roll and Reroll. */
export const rollAndReroll = steps('roll-and-reroll', [
  {
    name: 'roll all dice of the prep area',
    rules: ['DM-ROLL-AND-REROLL-1', 'DM-ZONES-5', 'DM-KNOCK-OUT-2'],
    run: (c, d) => {
      const seat = c.table.active;
      const dice = diceIn(c, seat, 'prep');
      d.rolled = dice.map((die) => die.id);
      rollAll(c, seat, dice, false, ['DM-ROLL-AND-REROLL-1']);
      return NEXT;
    },
  },
  {
    name: 'reroll any of them, once and together',
    rules: ['DM-ROLL-AND-REROLL-2', 'DM-ROLL-AND-REROLL-3', 'DM-ROLL-AND-REROLL-4'],
    run: (c, d) => {
      if (d.rolled.length === 0) return NEXT;
      const ban = bansOn(c, c.table.active, 'reroll')[0];
      if (ban !== undefined) return askToLift(c, ban);
      return ask({
        seat: c.table.active,
        ask: { key: 'ask.reroll', args: {} },
        rules: ['DM-ROLL-AND-REROLL-2', 'DM-ROLL-AND-REROLL-3', 'DM-ROLL-AND-REROLL-4'],
        shape: 'entities',
        from: d.rolled,
        min: 0,
        max: d.rolled.length,
      });
    },
    take: (c, _d, answer) => {
      if (typeof answer === 'boolean') {
        const slot = bansOn(c, c.table.active, 'reroll')[0]?.slot ?? -1;
        return answer ? callAgain('lift-ban', { seat: c.table.active, slot }) : NEXT;
      }
      const dice = (answer as number[]).map((id) => dieOf(c, id));
      if (dice.length > 0) rollAll(c, c.table.active, dice, true, ['DM-ROLL-AND-REROLL-3']);
      return NEXT;
    },
  },
  {
    name: 'move the rolled dice to the reserve pool',
    rules: ['DM-ROLL-AND-REROLL-5', 'DM-ZONES-6'],
    run: (c, d) => {
      for (const id of d.rolled) {
        const die = dieOf(c, id);
        const face = die.face;
        moveTo(c, die, 'reserve');
        turnTo(die, face);
      }
      return NEXT;
    },
  },
]);

/** A ban on rerolling may be bought off with life, where its card says so. */
function askToLift(c: C, { effect, slot }: ReturnType<typeof bansOn>[number]): Instruction {
  const seat = c.table.active;
  const life = effect.lift?.life;
  if (life === undefined || playerOf(c, seat).life < life) return NEXT;
  return ask({
    seat,
    ask: { key: 'ask.lift', args: { card: slotId(c, slot), life } },
    rules: ['DM-CORE-RULES-1', 'DM-PAYING-7'],
    shape: 'yes-no',
  });
}

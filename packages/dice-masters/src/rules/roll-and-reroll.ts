import { ask, NEXT } from '@assemble/kernel';
import { moveTo, rollAll, turnTo } from './atoms.ts';
import { diceIn, dieOf } from './dice-in-play.ts';
import { steps } from './run.ts';

type D = { rolled: number[] };

/** Roll and Reroll. */
export const rollAndReroll = steps<D>('roll-and-reroll', [
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
    run: (_c, d) => {
      if (d.rolled.length === 0) return NEXT;
      return ask({
        seat: _c.table.active,
        ask: { key: 'ask.reroll', args: {} },
        rules: ['DM-ROLL-AND-REROLL-2', 'DM-ROLL-AND-REROLL-3', 'DM-ROLL-AND-REROLL-4'],
        shape: 'entities',
        from: d.rolled,
        min: 0,
        max: d.rolled.length,
      });
    },
    take: (c, _d, answer) => {
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

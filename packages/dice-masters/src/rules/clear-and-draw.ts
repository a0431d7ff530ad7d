import { NEXT, propose } from '@assemble/kernel';
import type { ExtraDraw } from '../abilities/statics/extra-draw.ts';
import { type Die, playerTarget } from '../table.ts';
import { draw, moveTo } from './atoms.ts';
import { change, type Damage, ruleCause } from './changes.ts';
import { diceIn } from './dice-in-play.ts';
import { refs, tell } from './events.ts';
import { type C, steps } from './run.ts';
import { thenSettle } from './settle.ts';
import { inForce } from './statics.ts';
import { gainMarkers, loseMarkers } from './turn-atoms.ts';

export type Drawing = { missing: number };

/** Clear and Draw. */
export const clearAndDraw = steps('clear-and-draw', [
  {
    name: 'clear the reserve pool',
    rules: ['DM-CLEAR-AND-DRAW-1', 'DM-CLEAR-AND-DRAW-2', 'DM-CLEAR-AND-DRAW-3', 'DM-CLEAR-AND-DRAW-11'],
    run: (c) => {
      const seat = c.table.active;
      const dice = diceIn(c, seat, 'reserve');
      if (dice.length > 0) tell(c, 'cleared', ['DM-CLEAR-AND-DRAW-1'], () => ({ seat, dice: refs(c, dice) }));
      for (const die of dice) moveTo(c, die, 'used');
      loseMarkers(c, seat);
      return NEXT;
    },
  },
  {
    name: 'draw four dice',
    rules: [
      'DM-CLEAR-AND-DRAW-4',
      'DM-CLEAR-AND-DRAW-5',
      'DM-CLEAR-AND-DRAW-6',
      'DM-CLEAR-AND-DRAW-7',
      'DM-CLEAR-AND-DRAW-8',
      'DM-ZONES-2',
      'DM-ZONES-3',
    ],
    run: (c, d) => {
      const seat = c.table.active;
      const count = 4 + extraDraws(c);
      const drawn: Die[] = [];
      while (drawn.length < count) {
        const die = draw(c, seat);
        if (die === null) break;
        moveTo(c, die, 'prep');
        drawn.push(die);
      }
      tell(c, 'drew', ['DM-CLEAR-AND-DRAW-4'], () => ({ seat, dice: refs(c, drawn) }));
      d.missing = Math.max(0, 4 - drawn.length);
      return NEXT;
    },
  },
  {
    name: 'missing dice: damage and energy together',
    rules: ['DM-CLEAR-AND-DRAW-9', 'DM-CLEAR-AND-DRAW-10', 'DM-CLEAR-AND-DRAW-11', 'DM-LIFE-AND-WINNING-2'],
    run: (c, d) => {
      const seat = c.table.active;
      if (d.missing === 0) return NEXT;
      gainMarkers(c, seat, d.missing);
      tell(c, 'drew-short', ['DM-CLEAR-AND-DRAW-9', 'DM-CLEAR-AND-DRAW-10'], () => ({
        seat,
        missing: d.missing,
      }));
      const cause = ruleCause(c);
      return propose(c, [
        change<Damage>({ kind: 'damage', target: playerTarget(seat), amount: d.missing, cause }),
      ]);
    },
  },
  { name: 'effects of the damage', rules: ['DM-ORDERING-3'], run: thenSettle },
]);

function extraDraws(c: C): number {
  let more = 0;
  for (const { effect, source } of inForce<ExtraDraw>(c, 'extra-draw')) {
    if (source.controller === c.table.active) more += effect.dice;
  }
  return more;
}

import { NEXT } from '@assemble/kernel';
import { moveTo } from './atoms.ts';
import { characterFace, diceIn } from './dice-in-play.ts';
import { refs, tell } from './events.ts';
import { call, steps } from './run.ts';

/** The main phase. */
export const mainPhase = steps('main', [
  {
    name: 'buy, field, use actions and globals, in any order',
    rules: ['DM-TURN-STRUCTURE-5', 'DM-TURN-STRUCTURE-6', 'DM-TURN-STRUCTURE-7', 'DM-GLOBAL-ABILITIES-8'],
    run: () => call('priority', { declined: false }),
  },
  {
    name: 'characters not fielded go to the used pile',
    rules: ['DM-FIELDING-4'],
    run: (c) => {
      const seat = c.table.active;
      const dice = diceIn(c, seat, 'reserve').filter((die) => characterFace(c, die) !== null);
      if (dice.length > 0) tell(c, 'not-fielded', ['DM-FIELDING-4'], () => ({ seat, dice: refs(c, dice) }));
      for (const die of dice) moveTo(c, die, 'used');
      return NEXT;
    },
  },
]);

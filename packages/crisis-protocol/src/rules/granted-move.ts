import { ask, DONE } from '@assemble/kernel';
import { SIZE_OVER_TERRAIN } from '../geometry/climb.ts';
import type { Character } from '../table.ts';
import { characterOf, isUp } from './characters.ts';
import { moveAction } from './moving.ts';
import { movingSize } from './positions.ts';
import { type C, steps } from './run.ts';

/** A move action that an effect grants: how it is made is asked where a climb could lead elsewhere. */
export const grantedMove = steps('granted-move', [
  {
    name: 'an advance or a climb',
    rules: ['CP-ACTIVATE-3', 'CP-ACTIVATE-9', 'CP-CLIMB-1', 'CP-CLIMB-2'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      if (!isUp(character)) return DONE;
      if (!couldClimb(c, character)) return moveAction(c, character, 'move');
      return ask({
        seat: character.controller,
        ask: { key: 'ask.which-move', args: { who: d.who } },
        rules: ['CP-ACTIVATE-3'],
        shape: 'options',
        options: (['move', 'climb'] as const).map((id) => ({
          id,
          say: { key: `option.${id}`, args: { who: d.who } },
        })),
      });
    },
    take: (c, d, answer) => moveAction(c, characterOf(c, d.who), answer as 'move' | 'climb'),
  },
]);

/** Whether there is terrain that it may climb and not just advance over (CP-ADVANCE-5, CP-CLIMB-4). */
const couldClimb = (c: C, character: Character): boolean =>
  c.table.terrain.some(({ size }) => size > movingSize(c, character) && size <= SIZE_OVER_TERRAIN);

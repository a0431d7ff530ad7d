import {
  advance,
  ally,
  anyRolled,
  byItsOpponent,
  forEach,
  forEachPlayer,
  holdsNoneOfIt,
  on,
  pickUp,
  roll,
  that,
  when,
  whenever,
} from '../../abilities/build.ts';
import { crisis, interact, name, perHeld } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/spider-infected-invade-manhattan',
  name: name(
    'Spider-Infected Invade Manhattan',
    'Los infectados araña invaden Manhattan',
    'Spinneninfizierte überrennen Manhattan',
  ),
  type: 'extraction',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Spider-Infected', 'Infectado araña', 'Spinneninfizierter'),
      kind: 'civilian',
      at: [
        [10, 13],
        [26, 13],
        [18, 18],
        [10, 23],
        [26, 23],
      ],
      limited: true,
    },
  ],
  interact: interact(pickUp, holdsNoneOfIt),
  scoring: [perHeld(1)],
  rules: [
    whenever(
      on('power-phase'),
      forEachPlayer(
        forEach(
          ally({ holding: 'extraction' }),
          roll(1, when(anyRolled('critical', 'wild', 'hit'), byItsOpponent(advance('S', that)))),
        ),
      ),
    ),
  ],
});

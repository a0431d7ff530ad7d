import {
  anyRolled,
  byItsOpponent,
  defense,
  holdsNoneOfIt,
  not,
  pickUp,
  push,
  roll,
  self,
  sequence,
  when,
} from '../../abilities/build.ts';
import { crisis, interact, name, perHeld } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/skrulls-infiltrate-world-leadership',
  name: name(
    'Skrulls Infiltrate World Leadership',
    'Los Skrull se infiltran entre los mandatarios mundiales',
    'Skrulls infiltrieren Weltregierung',
  ),
  type: 'extraction',
  maximumThreat: 20,
  tokens: [
    {
      name: name('Skrull Agent', 'Agente Skrull', 'Skrullagent'),
      kind: 'civilian',
      at: [
        [6, 18],
        [18, 16],
        [18, 20],
        [30, 18],
      ],
      limited: true,
    },
  ],
  interact: interact(
    sequence(
      pickUp,
      roll(defense('physical'), when(not(anyRolled('critical', 'wild')), byItsOpponent(push('S', self)))),
    ),
    holdsNoneOfIt,
  ),
  scoring: [perHeld(1)],
});

import {
  anyRolled,
  byItsOpponent,
  defense,
  outrollsContesting,
  place,
  roll,
  sequence,
  takeControl,
  when,
} from '../../abilities/build.ts';
import { crisis, interact, name, perControlled } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/portals-overrun-city',
  name: name(
    'Portals Overrun City With Spider-People!',
    '¡Portales invaden la ciudad con personas araña!',
    'Portale überfluten die Stadt mit Spinnenmenschen!',
  ),
  type: 'secure',
  maximumThreat: 18,
  tokens: [
    {
      name: name('Inheritor Portal', 'Portal de los Herederos', 'Portal der Erben'),
      kind: 'location',
      at: [
        [18, 10],
        [6, 18],
        [30, 18],
        [18, 26],
      ],
    },
  ],
  interact: interact(
    roll(
      defense('energy'),
      sequence(when(outrollsContesting, takeControl), when(anyRolled('failure'), byItsOpponent(place(2)))),
    ),
  ),
  scoring: [perControlled(1)],
});

import {
  anotherToken,
  anyRolled,
  byItsOpponent,
  dropAll,
  place,
  roll,
  self,
  sequence,
  when,
} from '../../abilities/build.ts';
import { crisis, interact, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/intrusions-open-across-city',
  name: name(
    'Intrusions Open Across City as Seals Collapse',
    'Se abren intrusiones en la ciudad al caer los sellos',
    'Risse in der ganzen Stadt: Die Siegel brechen',
  ),
  type: 'secure',
  maximumThreat: 19,
  tokens: [
    {
      name: name('Dark Portal', 'Portal oscuro', 'Dunkles Portal'),
      kind: 'location',
      at: [
        [6, 18],
        [18, 18],
        [30, 18],
      ],
    },
  ],
  interact: interact(
    sequence(
      dropAll,
      roll(
        1,
        when(
          anyRolled('critical', 'wild', 'hit', 'block'),
          anotherToken('secure', place(1, self, 'token')),
          byItsOpponent(anotherToken('secure', byItsOpponent(place(1, self, 'token')))),
        ),
      ),
    ),
  ),
  scoring: [perSecured(1)],
});

import {
  controlledToken,
  defense,
  forEachPlayer,
  may,
  on,
  outrollsContesting,
  placeToken,
  roll,
  takeControl,
  when,
  whenever,
} from '../../abilities/build.ts';
import { crisis, forGuarded, interact, name, perControlled } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/x-men-infiltrate',
  name: name(
    'X-Men Infiltrate Secret Weapons Facility',
    'Los X-Men se infiltran en unas instalaciones secretas de armamento',
    'X-Men dringen in geheime Waffenfabrik ein',
  ),
  type: 'secure',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Grid', 'Red', 'Netz'),
      kind: 'zone',
      at: [
        [18, 11],
        [11, 18],
        [25, 18],
        [18, 25],
      ],
      facing: [
        [18, 18],
        [4, 18],
        [32, 18],
        [18, 18],
      ],
    },
  ],
  interact: interact(roll(defense('energy'), when(outrollsContesting, takeControl))),
  scoring: [perControlled(1), forGuarded(1)],
  rules: [whenever(on('cleanup'), forEachPlayer(may(controlledToken('secure', placeToken('secure', 1)))))],
});

import {
  choose,
  damage,
  defense,
  enemy,
  forEachControlled,
  gain,
  on,
  one,
  outrollsContesting,
  roll,
  sequence,
  takeControl,
  that,
  when,
  whenever,
} from '../../abilities/build.ts';
import { crisis, interact, name, perControlled } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/mutant-madman',
  name: name(
    'Mutant Madman Turns City Into Lethal Amusement Park',
    'Un mutante demente convierte la ciudad en un parque de atracciones letal',
    'Irrer Mutant macht die Stadt zum tödlichen Vergnügungspark',
  ),
  type: 'secure',
  maximumThreat: 18,
  tokens: [
    {
      name: name('Trap', 'Trampa', 'Falle'),
      kind: 'location',
      at: [
        [8, 13],
        [28, 13],
        [8, 23],
        [28, 23],
      ],
    },
  ],
  interact: interact(roll(defense('physical'), when(outrollsContesting, takeControl))),
  scoring: [perControlled(1)],
  rules: [
    whenever(
      on('cleanup'),
      forEachControlled(
        'secure',
        choose(one(enemy({ within: 2, of: 'token' })), sequence(damage(1, that), gain(1, that))),
      ),
    ),
  ],
});

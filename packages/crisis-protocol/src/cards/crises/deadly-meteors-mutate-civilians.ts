import {
  anyRolled,
  damage,
  defense,
  outrollsContesting,
  roll,
  self,
  sequence,
  takeControl,
  when,
} from '../../abilities/build.ts';
import { crisis, interact, name, perControlled } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/deadly-meteors-mutate-civilians',
  name: name(
    'Deadly Meteors Mutate Civilians',
    'Meteoros letales mutan a civiles',
    'Tödliche Meteorite lassen Personen mutieren',
  ),
  type: 'secure',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Origin Bomb', 'Bomba de origen', 'Ursprungsbombe'),
      kind: 'location',
      at: [
        [10, 16],
        [18, 18],
        [26, 20],
      ],
    },
  ],
  interact: interact(
    roll(
      defense('energy'),
      sequence(when(outrollsContesting, takeControl), when(anyRolled('failure'), damage(1, self))),
    ),
  ),
  scoring: [perControlled(1)],
});

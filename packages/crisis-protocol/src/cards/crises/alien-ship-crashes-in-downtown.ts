import {
  damage,
  each,
  forEach,
  holdsNoneOfIt,
  on,
  pickUp,
  roll,
  rolled,
  whenever,
} from '../../abilities/build.ts';
import { crisis, interact, name, perHolder } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/alien-ship-crashes-in-downtown',
  name: name(
    'Alien Ship Crashes in Downtown!',
    '¡Una nave alienígena se estrella en el centro!',
    'Alienschiff stürzt in der Innenstadt ab!',
  ),
  type: 'extraction',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Power Core', 'Núcleo de energía', 'Energiekern'),
      kind: 'asset',
      at: [
        [6, 18],
        [18, 18],
        [30, 18],
      ],
      limited: true,
    },
  ],
  interact: interact(pickUp, holdsNoneOfIt),
  scoring: [perHolder(1)],
  rules: [
    whenever(
      on('cleanup'),
      forEach(
        { holding: 'extraction', powerMin: 3 },
        roll(3, damage(rolled('failure', 'wild'), each({ within: 2, of: 'that' }))),
      ),
    ),
  ],
});

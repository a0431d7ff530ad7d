import { damage, each, gain, held, on, pickUp, sequence, that, whenever } from '../../abilities/build.ts';
import { crisis, interact, name, perHeld } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/struggle-for-the-cube-continues',
  name: name(
    'Struggle for the Cube Continues',
    'La lucha por el Cubo continúa',
    'Der Kampf um den Würfel geht weiter',
  ),
  type: 'extraction',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Cosmic Cube Fragment', 'Fragmento del Cubo Cósmico', 'Fragment des Kosmischen Würfels'),
      kind: 'asset',
      at: [
        [10, 13],
        [26, 13],
        [18, 18],
        [10, 23],
        [26, 23],
      ],
    },
  ],
  interact: interact(pickUp),
  scoring: [perHeld(1)],
  rules: [
    whenever(
      on('cleanup'),
      sequence(damage(held('that'), each({ holding: 'extraction' })), gain(held('that'), that)),
    ),
  ],
});

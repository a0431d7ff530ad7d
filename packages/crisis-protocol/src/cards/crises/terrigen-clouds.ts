import { damage, each, give, on, placeSecured, sequence, that, whenever } from '../../abilities/build.ts';
import { crisis, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/terrigen-clouds',
  name: name(
    'Terrigen Clouds Sweep Over City',
    'Nubes de terrígeno barren la ciudad',
    'Terrigenwolken ziehen durch die Stadt',
  ),
  type: 'secure',
  maximumThreat: 20,
  tokens: [
    {
      name: name('Mist Cloud', 'Nube de niebla', 'Nebelwolke'),
      kind: 'opportunity',
      at: [
        [6, 18],
        [30, 18],
      ],
    },
  ],
  scoring: [perSecured(2)],
  rules: [
    whenever(
      on('cleanup'),
      sequence(
        placeSecured('secure', 2),
        damage(1, each({ nearToken: { crisis: 'secure', within: 1 } })),
        give(that, 'poison'),
      ),
    ),
  ],
});

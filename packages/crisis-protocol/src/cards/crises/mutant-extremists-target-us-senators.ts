import { always, holdsNoneOfIt, pickUp } from '../../abilities/build.ts';
import { crisis, interact, name, perHolder } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/mutant-extremists-target-us-senators',
  name: name(
    'Mutant Extremists Target U.S. Senators!',
    '¡Extremistas mutantes apuntan a senadores!',
    'Mutantenextremisten haben es auf US-Senatoren abgesehen!',
  ),
  type: 'extraction',
  maximumThreat: 19,
  tokens: [
    {
      name: name('Senator', 'Senador', 'Senator'),
      kind: 'civilian',
      at: [
        [13, 16],
        [18, 16],
        [23, 16],
        [13, 20],
        [18, 20],
        [23, 20],
      ],
      limited: true,
    },
  ],
  interact: interact(pickUp, holdsNoneOfIt),
  scoring: [perHolder(1)],
  rules: [always({ holds: 'one-move-action' }, { holding: 'extraction' })],
});

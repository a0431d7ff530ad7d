import {
  all,
  exhaust,
  holdsNothing,
  on,
  removeTokens,
  sequence,
  takeToken,
  tokenOf,
  whenever,
} from '../../abilities/build.ts';
import { crisis, interact, name, perHolder } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/surprise-assault',
  name: name(
    'Surprise Assault! Mutant Homes Destroyed',
    '¡Asalto sorpresa! Hogares mutantes destruidos',
    'Überfall! Mutantenheime zerstört',
  ),
  type: 'extraction',
  maximumThreat: 16,
  tokens: [
    {
      name: name('Haven', 'Refugio', 'Zuflucht'),
      kind: 'source',
      at: [
        [14, 16],
        [28, 16],
        [8, 20],
        [22, 20],
      ],
    },
    { name: name('Mutant', 'Mutante', 'Mutant'), kind: 'civilian', at: [], limited: true },
  ],
  interact: interact(sequence(exhaust, takeToken(1)), all(tokenOf(0), holdsNothing)),
  scoring: [perHolder(1)],
  rules: [whenever(on('cleanup'), removeTokens('extraction', 1))],
});

import {
  all,
  always,
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
  id: 'crises/sentinel-schematics-sabotaged',
  name: name(
    'Sentinel Schematics Sabotaged!',
    '¡Saboteados los planos de los Centinelas!',
    'Sentinel-Baupläne sabotiert!',
  ),
  type: 'extraction',
  maximumThreat: 17,
  tokens: [
    {
      name: name('Factory', 'Fábrica', 'Fabrik'),
      kind: 'source',
      at: [
        [14, 14],
        [22, 14],
        [14, 22],
        [22, 22],
      ],
    },
    { name: name('Nanite', 'Nanita', 'Nanit'), kind: 'asset', at: [], limited: true },
  ],
  interact: interact(sequence(exhaust, takeToken(1)), all(tokenOf(0), holdsNothing)),
  scoring: [perHolder(1)],
  rules: [
    whenever(on('cleanup'), removeTokens('extraction', 1)),
    always(
      { holds: 'dice', in: 'attack', amount: 1, against: { within: 2, of: 'attacker' } },
      { holding: 'extraction' },
    ),
  ],
});

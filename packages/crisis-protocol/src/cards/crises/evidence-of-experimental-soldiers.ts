import {
  all,
  exhaust,
  holdsNothing,
  mayWhen,
  on,
  removeTokens,
  reroll,
  sequence,
  takeToken,
  tokenOf,
  whenever,
} from '../../abilities/build.ts';
import { crisis, interact, name, perHolder } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/evidence-of-experimental-soldiers',
  name: name(
    'Evidence of Experimental Soldiers Exposed',
    'Salen a la luz pruebas de soldados experimentales',
    'Beweise für Experimente an Soldaten aufgetaucht',
  ),
  type: 'extraction',
  maximumThreat: 19,
  tokens: [
    {
      name: name('Server', 'Servidor', 'Server'),
      kind: 'source',
      at: [
        [8, 18],
        [18, 18],
        [28, 18],
      ],
    },
    { name: name('Evidence', 'Prueba', 'Beweis'), kind: 'asset', at: [], limited: true },
  ],
  interact: interact(sequence(exhaust, takeToken(1)), all(tokenOf(0), holdsNothing)),
  scoring: [perHolder(1)],
  rules: [
    whenever(on('cleanup'), removeTokens('extraction', 1)),
    mayWhen(on('modify', { who: { holding: 'extraction' }, role: ['defending'], dice: 'own' }), reroll(1)),
  ],
});

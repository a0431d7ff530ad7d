import {
  ally,
  anyRolled,
  byItsOpponent,
  forEach,
  forEachPlayer,
  gain,
  on,
  push,
  roll,
  sequence,
  that,
  when,
  whenever,
} from '../../abilities/build.ts';
import { crisis, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/cosmic-invasion',
  name: name(
    'Cosmic Invasion! Black Order Descends on Earth',
    '¡Invasión cósmica! La Orden Negra desciende a la Tierra',
    'Kosmische Invasion! Die Schwarze Garde kommt auf die Erde',
  ),
  type: 'secure',
  maximumThreat: 16,
  tokens: [
    {
      name: name('Cosmic Vault', 'Cámara cósmica', 'Kosmischer Tresor'),
      kind: 'location',
      at: [
        [18, 10],
        [6, 18],
        [30, 18],
        [18, 26],
      ],
    },
  ],
  scoring: [perSecured(1)],
  rules: [
    whenever(
      on('power-phase'),
      forEachPlayer(
        forEach(
          ally({ nearToken: { crisis: 'secure', within: 1 } }),
          roll(
            1,
            when(anyRolled('critical', 'wild'), sequence(gain(2, that), byItsOpponent(push('S', that)))),
          ),
        ),
      ),
    ),
  ],
});

import { all, is, mayWhen, on, reroll } from '../../abilities/build.ts';
import { crisis, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/assault-ships',
  name: name(
    'Assault Ships Make Sweeping Search!',
    '¡Las naves de asalto rastrean la zona!',
    'Kampfschiffe suchen alles ab!',
  ),
  type: 'secure',
  maximumThreat: 16,
  tokens: [
    {
      name: name('Spotlight', 'Foco', 'Scheinwerfer'),
      kind: 'location',
      at: [
        [14, 14],
        [28, 14],
        [8, 22],
        [22, 22],
      ],
    },
  ],
  scoring: [perSecured(1)],
  rules: [
    mayWhen(
      on('modify', {
        role: ['attacking'],
        dice: 'own',
        if: all(
          is('attacker', { activating: true }),
          is('target', { nearToken: { crisis: 'secure', within: 2 } }),
        ),
      }),
      reroll(1),
      'turn',
    ),
  ],
});

import { always } from '../../abilities/build.ts';
import { crisis, name, perSecured } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/super-powered-scoundrels',
  name: name(
    'Super-Powered Scoundrels Form Sinister Syndicate',
    'Canallas con superpoderes forman un sindicato siniestro',
    'Superstarke Schurken gründen finsteres Syndikat',
  ),
  type: 'secure',
  maximumThreat: 20,
  tokens: [
    {
      name: name('Ambush', 'Emboscada', 'Hinterhalt'),
      kind: 'location',
      at: [
        [10, 13],
        [26, 13],
        [18, 18],
        [10, 23],
        [26, 23],
      ],
    },
  ],
  scoring: [perSecured(1)],
  rules: [always({ holds: 'has-cover', from: { contestingApart: 'target' } }, { contesting: 'secure' })],
});

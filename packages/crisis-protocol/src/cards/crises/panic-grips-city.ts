import { active, holdsNoneOfIt, is, pickUp, removeHeld, score, sequence } from '../../abilities/build.ts';
import { crisis, interact, name, perHeld } from '../../abilities/print.ts';

export default crisis({
  id: 'crises/panic-grips-city',
  name: name(
    'Panic Grips City as Evacuation Efforts Continue!',
    '¡El pánico se apodera de la ciudad durante la evacuación!',
    'Panik in der Stadt: Die Evakuierung dauert an!',
  ),
  type: 'extraction',
  maximumThreat: 19,
  tokens: [
    {
      name: name('Citizen', 'Ciudadano', 'Bürger'),
      kind: 'civilian',
      at: [
        [8, 13],
        [28, 13],
        [8, 23],
        [28, 23],
      ],
      limited: true,
    },
  ],
  interact: interact(pickUp, holdsNoneOfIt),
  scoring: [perHeld(1)],
  rules: [
    active(6, sequence(removeHeld('extraction'), score(2)), { if: is('self', { holding: 'extraction' }) }),
  ],
});

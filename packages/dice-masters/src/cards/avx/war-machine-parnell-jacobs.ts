import { always, gainLife, global, on, pay, theOpponent, unblockable } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['war-machine'], {
  id: 'avx/war-machine-parnell-jacobs',
  number: 96,
  title: 'war-machine',
  subtitle: { en: 'Parnell Jacobs', es: 'Parnell Jacobs', de: 'Parnell Jacobs' },
  cost: 5,
  energy: 'shield',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    always(unblockable, { if: 'fielded', dice: { who: 'own', title: 'iron-man' } }),
    global(pay('shield'), gainLife(1), {
      reaction: on('damage', theOpponent, { by: { who: 'own', type: 'shield' } }),
      condition: { if: 'attack-phase' },
    }),
  ],
});

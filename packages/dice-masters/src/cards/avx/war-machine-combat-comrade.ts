import { always, gainLife, global, on, pay, standingBonus, theOpponent } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['war-machine'], {
  id: 'avx/war-machine-combat-comrade',
  number: 61,
  title: 'war-machine',
  subtitle: { en: 'Combat Comrade', es: 'Compañero de combate', de: 'Kampfgefährte' },
  cost: 5,
  energy: 'shield',
  rarity: 'common',
  max: 4,
  abilities: [
    always(standingBonus(2, 2, 'self'), { if: 'fielded', dice: { who: 'own', title: 'iron-man' } }),
    global(pay('shield'), gainLife(1), {
      reaction: on('damage', theOpponent, { by: { who: 'own', type: 'shield' } }),
      condition: { if: 'attack-phase' },
    }),
  ],
});

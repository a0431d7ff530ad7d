import { any, may, on, one, roll, whileActive } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['human-torch'], {
  id: 'avx/human-torch-matchstick',
  number: 11,
  title: 'human-torch',
  subtitle: { en: 'Matchstick', es: 'Cerilla', de: 'Streichholz' },
  cost: 3,
  energy: 'bolt',
  affiliation: 'fantastic-four',
  rarity: 'common',
  max: 4,
  abilities: [
    whileActive(
      on('fielded', any({ who: 'own', other: 'self' })),
      may(
        roll(one({ who: 'own', title: 'self', zone: 'used', notSpent: true }), {
          character: 'reserve',
          other: 'used',
        }),
      ),
    ),
  ],
});

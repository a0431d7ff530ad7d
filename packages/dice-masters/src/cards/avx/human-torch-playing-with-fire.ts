import { any, bonus, each, on, whileActive } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['human-torch'], {
  id: 'avx/human-torch-playing-with-fire',
  number: 12,
  title: 'human-torch',
  subtitle: { en: 'Playing with Fire', es: 'Jugando con fuego', de: 'Spiel mit dem Feuer' },
  cost: 2,
  energy: 'bolt',
  affiliation: 'fantastic-four',
  rarity: 'common',
  max: 4,
  abilities: [
    // The Torches that were out before that character, not one that is just being fielded.
    whileActive(
      on('fielded', any({ who: 'own', other: 'self' }), { first: true }),
      bonus(1, 1, each({ who: 'own', title: 'self', other: 'chosen' })),
    ),
  ],
});

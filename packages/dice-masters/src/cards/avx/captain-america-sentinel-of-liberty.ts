import { alwaysWhileActive, fieldingCost, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['captain-america'], {
  id: 'avx/captain-america-sentinel-of-liberty',
  number: 67,
  title: 'captain-america',
  subtitle: { en: 'Sentinel of Liberty', es: 'Centinela de la libertad', de: 'Wächter der Freiheit' },
  cost: 6,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'uncommon',
  max: 5,
  abilities: [
    alwaysWhileActive(standingBonus(2, 0, { who: 'own', kind: 'sidekick' })),
    alwaysWhileActive(fieldingCost({ who: 'opposing', kind: 'sidekick' }, 1)),
  ],
});

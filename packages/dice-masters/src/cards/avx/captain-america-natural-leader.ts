import { alwaysWhileActive, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

/** The bonus, not the roll, is this card's (DM-FIRST-GAME-9). */
export default character(DICE['captain-america'], {
  id: 'avx/captain-america-natural-leader',
  number: 5,
  title: 'captain-america',
  subtitle: { en: 'Natural Leader', es: 'Líder nato', de: 'Geborener Anführer' },
  cost: 4,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [alwaysWhileActive(standingBonus(1, 1, { who: 'own', kind: 'sidekick' }))],
});

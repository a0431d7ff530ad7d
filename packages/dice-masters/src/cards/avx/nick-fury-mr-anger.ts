import { alwaysWhileActive, fieldingCost } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['nick-fury'], {
  id: 'avx/nick-fury-mr-anger',
  number: 51,
  title: 'nick-fury',
  subtitle: { en: 'Mr. Anger', es: 'Don Ira', de: 'Mr. Zorn' },
  cost: 2,
  energy: 'shield',
  rarity: 'common',
  max: 4,
  abilities: [alwaysWhileActive(fieldingCost({ who: 'own', affiliation: 'avengers' }, 'free'))],
});

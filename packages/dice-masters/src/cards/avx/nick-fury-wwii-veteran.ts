import { alwaysWhileActive, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['nick-fury'], {
  id: 'avx/nick-fury-wwii-veteran',
  number: 83,
  title: 'nick-fury',
  subtitle: {
    en: 'WWII Veteran',
    es: 'Veterano de la Segunda Guerra Mundial',
    de: 'Veteran des Zweiten Weltkriegs',
  },
  cost: 2,
  energy: 'shield',
  rarity: 'uncommon',
  max: 4,
  abilities: [alwaysWhileActive(standingBonus(1, 1, { who: 'own', affiliation: 'avengers' }))],
});

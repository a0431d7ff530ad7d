import { alwaysWhileActive, combatDamage } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['nick-fury'], {
  id: 'avx/nick-fury-patch',
  number: 115,
  title: 'nick-fury',
  subtitle: { en: 'Patch', es: 'Parche', de: 'Augenklappe' },
  cost: 4,
  energy: 'shield',
  rarity: 'rare',
  max: 2,
  abilities: [
    alwaysWhileActive(combatDamage('twice', { who: 'own', affiliation: 'avengers', role: 'unblocked' })),
  ],
});

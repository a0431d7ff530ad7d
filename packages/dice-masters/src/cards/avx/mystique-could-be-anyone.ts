import { copyForCard, on, one, opposing, whileActive, yourself } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.mystique, {
  id: 'avx/mystique-could-be-anyone',
  number: 114,
  title: 'mystique',
  subtitle: { en: 'Could Be Anyone', es: 'Podría ser cualquiera', de: 'Sie könnte jeder sein' },
  cost: 5,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [whileActive(on('turn-starts', yourself), copyForCard(one(opposing), 1))],
});

import { damageBy, on, opponent, whileActive, yourself } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.colossus, {
  id: 'avx/colossus-piotr-rasputin',
  number: 101,
  title: 'colossus',
  subtitle: { en: 'Piotr Rasputin', es: 'Piotr Rasputin', de: 'Piotr Rasputin' },
  cost: 7,
  energy: 'fist',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 4,
  abilities: [whileActive(on('turn-ends', yourself), damageBy({ who: 'own', levelMin: 2 }, 2, opponent))],
});

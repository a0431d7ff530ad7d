import { each, move, namesake, on, whileActive, yourself } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hulk, {
  id: 'avx/hulk-annihilator',
  number: 8,
  title: 'hulk',
  subtitle: { en: 'Annihilator', es: 'Aniquilador', de: 'Der Vernichter' },
  cost: 6,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    whileActive(
      on('damage', [yourself, namesake]),
      move(each({ who: 'own', title: 'self', zone: 'used' }), 'prep'),
    ),
  ],
});

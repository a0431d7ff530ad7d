import { alwaysWhileActive, ban } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['professor-x'], {
  id: 'avx/professor-x-charles-francis-xavier',
  number: 119,
  title: 'professor-x',
  subtitle: { en: 'Charles Francis Xavier', es: 'Charles Francis Xavier', de: 'Charles Francis Xavier' },
  cost: 6,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 4,
  abilities: [alwaysWhileActive(ban('field', 2))],
});

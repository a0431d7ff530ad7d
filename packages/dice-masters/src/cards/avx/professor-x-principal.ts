import { alwaysWhileActive, ban } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['professor-x'], {
  id: 'avx/professor-x-principal',
  number: 55,
  title: 'professor-x',
  subtitle: { en: 'Principal', es: 'Director de escuela', de: 'Schulleiter' },
  cost: 6,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 3,
  abilities: [alwaysWhileActive(ban('reroll', 2))],
});

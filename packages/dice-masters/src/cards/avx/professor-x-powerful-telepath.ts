import { alwaysWhileActive, ban } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['professor-x'], {
  id: 'avx/professor-x-powerful-telepath',
  number: 87,
  title: 'professor-x',
  subtitle: { en: 'Powerful Telepath', es: 'Telépata poderoso', de: 'Mächtiger Telepath' },
  cost: 5,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 4,
  abilities: [alwaysWhileActive(ban('actions-and-globals', 2))],
});

import { namesakes, on, spin, whileActive, yourself } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.colossus, {
  id: 'avx/colossus-unstoppable',
  number: 37,
  title: 'colossus',
  subtitle: { en: 'Unstoppable', es: 'Imparable', de: 'Unaufhaltsam' },
  cost: 6,
  energy: 'fist',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [whileActive(on('turn-ends', yourself), spin(1, namesakes))],
});

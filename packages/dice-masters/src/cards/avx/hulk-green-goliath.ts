import {
  byBursts,
  damage,
  each,
  namesake,
  on,
  opposing,
  whileActive,
  yourself,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hulk, {
  id: 'avx/hulk-green-goliath',
  number: 77,
  title: 'hulk',
  subtitle: { en: 'Green Goliath', es: 'Goliat verde', de: 'Der grüne Goliath' },
  cost: 6,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'uncommon',
  max: 5,
  abilities: [
    whileActive(on('damage', [yourself, namesake]), damage(byBursts(2, { one: 3 }), each(opposing))),
  ],
});

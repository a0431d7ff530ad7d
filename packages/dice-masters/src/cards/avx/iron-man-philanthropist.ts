import { byBursts, gainLife, itself, on, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['iron-man'], {
  id: 'avx/iron-man-philanthropist',
  number: 14,
  title: 'iron-man',
  subtitle: { en: 'Philanthropist', es: 'Filántropo', de: 'Philanthrop' },
  cost: 5,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [trigger(on('damage', itself), gainLife(byBursts(1, { one: 2 })))],
});

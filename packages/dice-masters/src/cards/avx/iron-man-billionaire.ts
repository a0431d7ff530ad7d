import { itself, on, prevent, would } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['iron-man'], {
  id: 'avx/iron-man-billionaire',
  number: 79,
  title: 'iron-man',
  subtitle: { en: 'Billionaire', es: 'Multimillonario', de: 'Milliardär' },
  cost: 6,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'uncommon',
  max: 5,
  abilities: [would(on('damage', itself, { by: { notType: 'shield' } }), prevent('all'))],
});

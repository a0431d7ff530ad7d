import { bursts, copyCard, insteadOn, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.mystique, {
  id: 'avx/mystique-shapeshifter',
  number: 82,
  title: 'mystique',
  subtitle: { en: 'Shapeshifter', es: 'Cambiaformas', de: 'Gestaltwandlerin' },
  cost: 6,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'uncommon',
  max: 4,
  abilities: [whenFielded(bursts(copyCard(false), insteadOn('*', copyCard(true))))],
});

import { draw, may, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.gambit, {
  id: 'avx/gambit-cardsharp',
  number: 107,
  title: 'gambit',
  subtitle: { en: 'Cardsharp', es: 'Tahúr', de: 'Kartenhai' },
  cost: 5,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(may(draw(1, { character: 'used', other: 'reserve', hits: true })))],
});

import { bursts, draw, insteadOn, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.gambit, {
  id: 'avx/gambit-le-diable-blanc',
  number: 74,
  title: 'gambit',
  subtitle: { en: 'Le Diable Blanc', es: 'El diablo blanco', de: 'Le Diable Blanc' },
  cost: 5,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    whenFielded(
      bursts(
        draw(2, { character: 'field', other: 'used' }),
        insteadOn('*', draw(3, { character: 'field', other: 'used' }, { keep: 2, rest: 'bag' })),
      ),
    ),
  ],
});

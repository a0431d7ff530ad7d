import { alsoOn, bursts, each, gainLife, spin, when, whenBlocks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.beast, {
  id: 'avx/beast-kreature',
  number: 66,
  title: 'beast',
  subtitle: { en: 'Kreature', es: 'Kriatura', de: 'Kreatur' },
  cost: 3,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 5,
  abilities: [
    whenBlocks(
      bursts(
        spin(-1, each({ with: 'self' }), 'knock-out'),
        alsoOn('*', when({ if: 'knocked-out' }, gainLife(2))),
      ),
    ),
  ],
});

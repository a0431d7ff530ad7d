import { bursts, draw, insteadOn, whenBlocks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.beast, {
  id: 'avx/beast-mutate-666',
  number: 3,
  title: 'beast',
  subtitle: { en: 'Mutate #666', es: 'Mutación núm. 666', de: 'Mutant Nr. 666' },
  cost: 2,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [
    whenBlocks(bursts(draw(1, 'prep'), insteadOn('*', draw(2, 'prep', { keep: 1, rest: 'used' })))),
  ],
});

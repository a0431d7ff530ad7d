import { alsoOn, bursts, damage, gainLife, itself, on, opponent, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.beast, {
  id: 'avx/beast-genetic-expert',
  number: 2,
  title: 'beast',
  subtitle: { en: 'Genetic Expert', es: 'Experto en genética', de: 'Genetik-Experte' },
  cost: 2,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(
      on('knock-out', itself, { while: 'blocking' }),
      bursts(gainLife(1), alsoOn('*', damage(2, opponent))),
    ),
  ],
});

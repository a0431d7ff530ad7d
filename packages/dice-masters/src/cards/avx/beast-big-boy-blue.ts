import { bonus, byBursts, self, whenBlocks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.beast, {
  id: 'avx/beast-big-boy-blue',
  number: 1,
  title: 'beast',
  subtitle: { en: 'Big Boy Blue', es: 'Grandullón azul', de: 'Der große Blaue' },
  cost: 2,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [whenBlocks(bonus(byBursts(1, { one: 2 }), byBursts(1, { one: 2 }), self))],
});

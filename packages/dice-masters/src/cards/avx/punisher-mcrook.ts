import { choose, knockOut, one, opposing, that, unless, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.punisher, {
  id: 'avx/punisher-mcrook',
  number: 56,
  title: 'punisher',
  subtitle: { en: 'McRook', es: 'McRook', de: 'McRook' },
  cost: 4,
  energy: 'bolt',
  rarity: 'common',
  max: 4,
  abilities: [whenAttacks(choose(one(opposing), unless({ energy: [], life: 2 }, knockOut(that))))],
});

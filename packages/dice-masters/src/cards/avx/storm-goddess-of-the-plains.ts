import { each, opposing, reroll, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.storm, {
  id: 'avx/storm-goddess-of-the-plains',
  number: 20,
  title: 'storm',
  subtitle: { en: 'Goddess of the Plains', es: 'Diosa de las llanuras', de: 'Göttin der Steppe' },
  cost: 4,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [whenAttacks(reroll(each(opposing), 'prep'))],
});

import { one, opposing, reroll, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.storm, {
  id: 'avx/storm-african-priestess',
  number: 19,
  title: 'storm',
  subtitle: { en: 'African Priestess', es: 'Sacerdotisa africana', de: 'Afrikanische Priesterin' },
  cost: 3,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [whenFielded(reroll(one(opposing), 'used'))],
});

import { attackOf, damage, one, opposing, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hawkeye, {
  id: 'avx/hawkeye-longbow',
  number: 46,
  title: 'hawkeye',
  subtitle: { en: 'Longbow', es: 'Arco largo', de: 'Langbogen' },
  cost: 4,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'common',
  max: 3,
  abilities: [whenFielded(damage(attackOf('self'), one(opposing)))],
});

import { damage, opponent, unless, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['black-widow'], {
  id: 'avx/black-widow-tsarina',
  number: 129,
  title: 'black-widow',
  subtitle: { en: 'Tsarina', es: 'Zarina', de: 'Zarin' },
  cost: 2,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'super-rare',
  max: 4,
  abilities: [whenAttacks(unless({ energy: [], spinDown: { who: 'own' } }, damage(2, opponent)))],
});

import { mark, may, one, opposing, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.deadpool, {
  id: 'avx/deadpool-assassin',
  number: 39,
  title: 'deadpool',
  subtitle: { en: 'Assassin', es: 'Asesino', de: 'Attentäter' },
  cost: 4,
  energy: 'fist',
  rarity: 'common',
  max: 4,
  abilities: [whenAttacks(may(mark('must-block', one(opposing))))],
});

import { always, notBlockedBy } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thor, {
  id: 'avx/thor-lord-of-asgard',
  number: 23,
  title: 'thor',
  subtitle: { en: 'Lord of Asgard', es: 'Señor de Asgard', de: 'Herr von Asgard' },
  cost: 6,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [always(notBlockedBy({ type: 'fist' }))],
});

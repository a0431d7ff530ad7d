import { capture, each, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thor, {
  id: 'avx/thor-odinson',
  number: 24,
  title: 'thor',
  subtitle: { en: 'Odinson', es: 'Hijo de Odín', de: 'Odinsohn' },
  cost: 6,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [whenFielded(capture(each({ who: 'opposing', type: 'fist' })))],
});

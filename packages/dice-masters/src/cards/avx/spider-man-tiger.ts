import { itself, on, pay, prevent, would } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['spider-man'], {
  id: 'avx/spider-man-tiger',
  number: 16,
  title: 'spider-man',
  subtitle: { en: '"Tiger"', es: '«Tigre»', de: '„Tiger“' },
  cost: 4,
  energy: 'fist',
  rarity: 'common',
  max: 4,
  abilities: [
    would(on('affected', itself, { by: 'not-engaged' }), prevent('all'), { may: true, cost: pay('fist') }),
  ],
});

import { bonus, byBursts, namesake, namesakes, on, whileActive, yourself } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hulk, {
  id: 'avx/hulk-anger-issues',
  number: 7,
  title: 'hulk',
  subtitle: { en: 'Anger Issues', es: 'Problemas de ira', de: 'Wutprobleme' },
  cost: 7,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    whileActive(
      on('damage', [yourself, namesake]),
      bonus(byBursts(2, { one: 3 }), byBursts(2, { one: 3 }), namesakes),
    ),
  ],
});

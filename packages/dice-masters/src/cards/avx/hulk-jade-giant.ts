import {
  bursts,
  insteadOn,
  knockOut,
  namesake,
  on,
  one,
  opposing,
  whileActive,
  yourself,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hulk, {
  id: 'avx/hulk-jade-giant',
  number: 9,
  title: 'hulk',
  subtitle: { en: 'Jade Giant', es: 'Gigante esmeralda', de: 'Der Jade-Gigant' },
  cost: 6,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    whileActive(
      on('damage', [yourself, namesake]),
      bursts(knockOut(one({ who: 'opposing', level: 1 })), insteadOn('*', knockOut(one(opposing)))),
    ),
  ],
});

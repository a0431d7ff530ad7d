import { itself, may, on, opponent, pay, setLife, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['spider-man'], {
  id: 'avx/spider-man-wall-crawler',
  number: 91,
  title: 'spider-man',
  subtitle: { en: 'Wall-Crawler', es: 'Trepamuros', de: 'Wandkrabbler' },
  cost: 4,
  energy: 'fist',
  rarity: 'uncommon',
  max: 5,
  abilities: [trigger(on('unblocked', itself), may(setLife(10, opponent), pay('fist', 'fist')))],
});

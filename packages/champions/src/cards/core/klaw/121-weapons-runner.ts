import { boost, putIntoPlay } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/121',
  set: 'klaw',
  title: name('Weapons Runner', 'Traficante de armas', 'Waffenschmuggler'),
  copies: 2,
  traits: ['mercenary'],
  sch: 1,
  atk: 1,
  hitPoints: 2,
  boostStar: true,
  keywords: { surge: true },
  abilities: [boost(putIntoPlay('self'))],
});

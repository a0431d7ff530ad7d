import { boost, constant, each, exhaust, yourAllies } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/132',
  set: 'masters-of-evil',
  title: name('Melter', 'Fundidor'),
  unique: true,
  traits: ['masters-of-evil'],
  sch: 1,
  atk: 3,
  hitPoints: 5,
  boostStar: true,
  abilities: [constant({ holds: 'must-defend', with: 'ally' }), boost(exhaust(each(yourAllies)))],
});

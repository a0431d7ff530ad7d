import { constant, hasBase, remainingPoints, self } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/162',
  set: 'she-hulk-nemesis',
  title: name('Titania'),
  unique: true,
  traits: ['brute', 'elite'],
  sch: 1,
  atk: 'x',
  hitPoints: 6,
  boost: 2,
  abilities: [constant(hasBase(self, { atk: remainingPoints('self') }))],
});

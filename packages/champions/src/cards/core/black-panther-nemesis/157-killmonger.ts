import { cannotTakeDamage, constant, self } from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/157',
  set: 'black-panther-nemesis',
  title: name('Killmonger'),
  unique: true,
  traits: ['assassin', 'elite', 'mercenary'],
  sch: 2,
  atk: 2,
  hitPoints: 5,
  boost: 2,
  abilities: [constant(cannotTakeDamage(self, { type: 'upgrade', trait: 'black-panther' }))],
});

import { constant, forEach, gets, self, sideSchemes } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/59',
  set: 'justice',
  title: name('Jessica Jones'),
  unique: true,
  cost: 3,
  resources: ['energy'],
  traits: ['defender'],
  thw: 1,
  atk: 2,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [constant(gets(self, { thw: forEach(sideSchemes) }))],
});

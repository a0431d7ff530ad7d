import { damage, enemies, on, one, response } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/58',
  set: 'justice',
  title: name('Daredevil'),
  subtitle: name('Matt Murdock'),
  unique: true,
  cost: 4,
  resources: ['physical'],
  traits: ['defender'],
  thw: 2,
  atk: 2,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [response(on('thwarted', { by: 'self' }), damage(1, one(enemies)))],
});

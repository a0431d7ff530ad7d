import { draw, on, response } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/67',
  set: 'leadership',
  title: name('Maria Hill', 'María Hill'),
  unique: true,
  cost: 2,
  resources: ['mental'],
  traits: ['shield'],
  thw: 2,
  atk: 1,
  hitPoints: 2,
  consequential: { thw: 1, atk: 1 },
  abilities: [response(on('entered', { to: 'self' }), draw(1, 'each'))],
});

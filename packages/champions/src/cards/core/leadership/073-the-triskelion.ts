import { constant } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/73',
  set: 'leadership',
  title: name('The Triskelion', 'El Triskelion', 'Das Triskelion'),
  unique: true,
  cost: 1,
  resources: ['energy'],
  traits: ['location', 'shield'],
  abilities: [constant({ holds: 'ally-limit', more: 1 })],
});

import { action, allies, one, ready } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/69',
  set: 'leadership',
  title: name('Get Ready', 'Preparación', 'Mach dich bereit!'),
  copies: 3,
  cost: 0,
  resources: ['physical'],
  abilities: [action(ready(one(allies)))],
});

import { action, damage, each, enemies } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/22',
  set: 'she-hulk',
  title: name('Ground Stomp', 'Pisotón', 'Bodenstampfer'),
  copies: 2,
  cost: 2,
  resources: ['mental'],
  traits: ['superpower'],
  abilities: [action(damage(1, each(enemies)), { form: 'hero' })],
});

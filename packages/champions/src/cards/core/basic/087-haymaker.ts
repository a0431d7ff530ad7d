import { action, damage, enemies, one } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/87',
  set: 'basic',
  title: name('Haymaker', 'Puñetazo demoledor', 'Schwinger'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['attack'],
  abilities: [action(damage(3, one(enemies)), { form: 'hero', label: 'attack' })],
});

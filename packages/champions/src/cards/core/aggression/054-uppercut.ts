import { action, damage, enemies, one } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/54',
  set: 'aggression',
  title: name('Uppercut', 'Gancho', 'Kinnhaken'),
  copies: 3,
  cost: 3,
  resources: ['physical'],
  traits: ['attack'],
  abilities: [action(damage(5, one(enemies)), { form: 'hero', label: 'attack' })],
});

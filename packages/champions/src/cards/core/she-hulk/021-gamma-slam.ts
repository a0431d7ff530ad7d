import { action, atMost, damage, enemies, one, sustained } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/21',
  set: 'she-hulk',
  title: name('Gamma Slam', 'Apisonadora gamma', 'Gamma-Schlag'),
  cost: 4,
  resources: ['mental'],
  traits: ['attack', 'superpower'],
  abilities: [action(damage(atMost(15, sustained('you')), one(enemies)), { form: 'hero', label: 'attack' })],
});

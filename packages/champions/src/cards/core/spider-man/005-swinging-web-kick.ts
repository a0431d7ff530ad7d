import { action, damage, enemies, one } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/5',
  set: 'spider-man',
  title: name('Swinging Web Kick', 'Balanceo con patada', 'Schwingender Netz-Kick'),
  copies: 3,
  cost: 3,
  resources: ['mental'],
  traits: ['aerial', 'attack', 'superpower'],
  abilities: [action(damage(8, one(enemies)), { form: 'hero', label: 'attack' })],
});

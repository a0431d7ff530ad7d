import { action, exhaustSelf, ready, yourHero } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/35',
  set: 'iron-man',
  title: name('Arc Reactor', 'Reactor ARK', 'Arc-Reaktor'),
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['item', 'tech'],
  abilities: [action(ready(yourHero), { form: 'hero', cost: [exhaustSelf] })],
});

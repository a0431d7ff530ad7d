import { action, draw, exhaustSelf, takingDamage } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/27',
  set: 'she-hulk',
  title: name('Focused Rage', 'Furia concentrada', 'Fokussierte Wut'),
  copies: 2,
  cost: 3,
  resources: ['energy'],
  traits: ['skill'],
  abilities: [action(draw(1), { form: 'hero', cost: [exhaustSelf, takingDamage(1)] })],
});

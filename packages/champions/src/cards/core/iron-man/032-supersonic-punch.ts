import { action, damage, enemies, one, orInstead, youHave } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/32',
  set: 'iron-man',
  title: name('Supersonic Punch', 'Puñetazo supersónico', 'Überschallschlag'),
  copies: 2,
  cost: 2,
  resources: ['energy'],
  traits: ['attack'],
  abilities: [
    action(damage(orInstead(4, 8, youHave('aerial')), one(enemies)), { form: 'hero', label: 'attack' }),
  ],
});

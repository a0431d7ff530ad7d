import { action, damage, enemies, exhaustSelf, one, orInstead, youHave } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/38',
  set: 'iron-man',
  title: name('Powered Gauntlets', 'Guanteletes potenciados', 'Repulsor-Handschuhe'),
  copies: 2,
  cost: 2,
  resources: ['energy'],
  traits: ['armor', 'tech'],
  abilities: [
    action(damage(orInstead(1, 2, youHave('aerial')), one(enemies)), {
      form: 'hero',
      label: 'attack',
      cost: [exhaustSelf],
    }),
  ],
});

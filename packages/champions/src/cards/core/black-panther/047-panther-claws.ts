import { damage, enemies, finalStep, one, orInstead, special } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/47',
  set: 'black-panther',
  title: name('Panther Claws', 'Garras de pantera', 'Pantherkrallen'),
  cost: 2,
  resources: ['energy'],
  traits: ['black-panther', 'weapon'],
  abilities: [special(damage(orInstead(2, 4, finalStep), one(enemies)), { label: 'attack' })],
});

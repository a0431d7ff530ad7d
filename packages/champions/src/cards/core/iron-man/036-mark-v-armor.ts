import { constant, gets, you } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/36',
  set: 'iron-man',
  title: name('Mark V Armor', 'Armadura Mark V', 'Mark-V-Rüstung'),
  unique: true,
  cost: 3,
  resources: ['mental'],
  traits: ['armor', 'tech'],
  abilities: [constant(gets(you, { hitPoints: 6 }))],
});

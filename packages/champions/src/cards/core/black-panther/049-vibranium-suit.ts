import { enemies, finalStep, moveDamage, one, orInstead, special } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/49',
  set: 'black-panther',
  title: name('Vibranium Suit', 'Traje de vibránium', 'Vibranium-Anzug'),
  cost: 2,
  resources: ['mental'],
  traits: ['armor', 'black-panther'],
  abilities: [special(moveDamage(orInstead(1, 2, finalStep), one(enemies)), { label: 'attack' })],
});

import { action, damage, enemies, exhaustSelf, one, removeCounter } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/56',
  set: 'aggression',
  title: name('Tac Team', 'Unidad táctica', 'Einsatzteam'),
  copies: 3,
  cost: 3,
  resources: ['energy'],
  traits: ['shield'],
  keywords: { uses: { count: 3, counter: 'attack' } },
  abilities: [action(damage(2, one(enemies)), { cost: [exhaustSelf, removeCounter] })],
});

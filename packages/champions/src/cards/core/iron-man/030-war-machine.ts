import { action, damage, each, enemies, exhaustSelf, takingDamage } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/30',
  set: 'iron-man',
  title: name('War Machine', 'Máquina de Guerra'),
  subtitle: name('James Rhodes'),
  unique: true,
  cost: 4,
  resources: ['wild'],
  traits: ['shield', 'soldier'],
  thw: 1,
  atk: 2,
  hitPoints: 4,
  consequential: { thw: 1, atk: 1 },
  abilities: [action(damage(1, each(enemies)), { cost: [exhaustSelf, takingDamage(2, 'self')] })],
});

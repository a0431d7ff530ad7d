import {
  action,
  addCounters,
  atMost,
  damage,
  discardSelf,
  enemies,
  one,
  spendingX,
  x,
} from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/18',
  set: 'captain-marvel',
  title: name('Energy Channel', 'Canalizar energía', 'Energie kanalisieren'),
  copies: 2,
  cost: 0,
  resources: ['mental'],
  traits: ['superpower'],
  max: { per: 'player', count: 1 },
  abilities: [
    action(addCounters(x()), { cost: [spendingX('energy')] }),
    action(damage(atMost(10, x(2)), one(enemies)), { form: 'hero', label: 'attack', cost: [discardSelf] }),
  ],
});
